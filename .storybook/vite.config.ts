import { defineConfig } from 'vite';

/**
 * Empty, so that Storybook does not load a project's own Vite config and apply every plugin twice. The Vite settings of
 * stories are `storyViteConfig` in `settings.ts`.
 */
export default defineConfig({});
