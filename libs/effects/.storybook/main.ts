import { storybookSettings } from '../../../.storybook/settings.ts';

export default storybookSettings('Keystrand effects', [
  '../src/**/*.stories.tsx',
  '../stories/**/*.stories.tsx',
]);
