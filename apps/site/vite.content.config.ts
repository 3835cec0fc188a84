import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { serverConditions } from '../../.config/sourceConditions.ts';

/**
 * Bundles the pages of `@keystrand/content` for the prerender, apart from the server bundle, which imports them: a changed
 * page then needs neither the styles nor the components of the site to be built again.
 */
export default defineConfig({
  // Not in `environments`, since this build needs no vanilla-extract; see vite.config.ts.
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: {
    ssr: fileURLToPath(new URL('../../libs/content/src/pages.ts', import.meta.url)),
    outDir: 'build/content',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'pages.js' } },
  },
});
