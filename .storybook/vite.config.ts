import { defineConfig } from 'vite';

/** Empty, so that Storybook does not load a project's own Vite config and apply every plugin twice. */
export default defineConfig({});
