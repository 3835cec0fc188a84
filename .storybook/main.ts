import { storybookSettings } from './settings.ts';

/** Storybook with the stories of all libraries and of the site. Each project also has its own. */
export default storybookSettings('Keystrand', [
  '../apps/site/stories/**/*.stories.tsx',
  '../libs/*/src/**/*.stories.tsx',
  '../libs/*/stories/**/*.stories.tsx',
]);
