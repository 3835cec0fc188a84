import { storybookSettings } from './settings.ts';

/** All stories in one place: every library's, and the site's pages; each has a Storybook of its own as well. */
export default storybookSettings('Keystrand', [
  '../apps/site/stories/*.stories.tsx',
  '../libs/*/src/**/*.stories.tsx',
  '../libs/*/stories/**/*.stories.tsx',
]);
