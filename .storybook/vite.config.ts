import { defineConfig } from 'vite';

/**
 * Stands in for the settings that a project builds its own output with, which Storybook would add to its own and so have
 * every plugin twice. How stories are bundled is said in `settings.ts`.
 */
export default defineConfig({});
