import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { readFormSettings } from './vite/formSettings.ts';
import { pageData } from './vite/pageData.ts';

// The libraries of this repository are used from their sources; see the decision records.
const source = '@keystrand/source';

const forms = readFormSettings(process.env);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), pageData()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Not under `ssr.resolve`: vanilla-extract's compiler replaces `ssr` by its own and would then not find the sources of
  // '@keystrand/ui/theme' in its graph; the styles of the theme's modules would be missing from the build.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  ssr: {
    // One self-contained bundle: the prerender needs nothing but Node beside it.
    noExternal: true,
  },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __FORM_ENDPOINT__: JSON.stringify(forms.endpoint),
    __FORM_ENCODING__: JSON.stringify(forms.encoding),
  },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        // The themes rest on light-dark(), which must reach the browser as it is: rewritten for older ones it would
        // no longer follow `color-scheme` on an element. These are the first versions that know it.
        cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
        // Fonts and pictures stay files: what is inlined cannot be cached, and the policy has no data: source.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // The particle engine imports itself in many small pieces; one file is one request.
          output: { codeSplitting: { groups: [{ name: 'particle-engine', test: /[\\/]@tsparticles[\\/]/ }] } },
        },
      },
}));
