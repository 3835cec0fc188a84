import { storybookSettings } from './settings.ts';

/** Every library's stories in one place; each library has a Storybook of its own as well. */
export default storybookSettings('Keystrand', [
  '../libs/*/src/**/*.stories.tsx',
  '../libs/*/stories/**/*.stories.tsx',
]);
