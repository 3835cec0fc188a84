import { storybookSettings } from '../../../.storybook/settings.ts';

export default storybookSettings('Keystrand chat-engine', [
  '../src/**/*.stories.tsx',
  '../stories/**/*.stories.tsx',
]);
