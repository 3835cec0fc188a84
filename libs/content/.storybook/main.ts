import { storybookSettings } from '../../../.storybook/settings.ts';

export default storybookSettings('Keystrand content', [
  '../src/**/*.stories.tsx',
  '../stories/**/*.stories.tsx',
]);
