import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chatReplies } from './vite/chatReplies.ts';
import { readFormSettings } from './vite/formSettings.ts';
import { moduleList } from './vite/moduleList.ts';
import { pageData } from './vite/pageData.ts';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';

const forms = readFormSettings(process.env);

/**
 * What belongs in one file, so that a page asks for few: the libraries that never change between deploys; the shell that
 * every page wears with the parts that page kinds share. What is left of a page kind is its one chunk.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)[\\/]/,
    priority: 3,
  },
  // Imports itself in many small pieces.
  {
    name: 'particles',
    test: /node_modules[\\/]@tsparticles[\\/]|libs[\\/]effects[\\/]src[\\/]particles[\\/]/,
    priority: 2,
  },
  {
    name: 'ariakit',
    test: /node_modules[\\/](?:@ariakit|use-sync-external-store)[\\/]/,
    priority: 2,
  },
  {
    name: 'shell',
    // Not the entries: the address of the entry chunk is what page data names its build by.
    test: /vite[\\/]preload-helper|node_modules[\\/]@tabler[\\/]|apps[\\/]site[\\/]src[\\/](?:forms[\\/](?:safeSessionStorage|draft)\.ts|pages[\\/]frame[\\/][^\\/]+|pages[\\/]service[\\/]ServiceSections\.tsx|shell[\\/][^\\/]+|loading[\\/][^\\/]+|(?!entry-)[^\\/]+)$|libs[\\/]effects[\\/]src[\\/]motion[\\/]|libs[\\/]content[\\/]src[\\/](?:company|navigation)\.|libs[\\/]ui[\\/]src[\\/](?!ChatPanel|Dialog|MenuDialog[\\/](?:MenuDialog|cycleFocus|index)|Form|Select|TextArea|TextInput|CheckboxField|ErrorSummary)/,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), pageData(), chatReplies(), moduleList()],
  resolve: { conditions: clientConditions },
  // Not under `ssr.resolve`: vanilla-extract's compiler replaces `ssr` by its own and would then not find the sources of
  // '@keystrand/ui/theme' in its graph; the styles of the theme's modules would be missing from the build.
  environments: { ssr: { resolve: { conditions: serverConditions } } },
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
        outDir: 'build/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        // One sheet: what a page shows first stands in its document, the sheet comes with the application.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        // The themes rest on light-dark(), which must reach the browser as it is: rewritten for older ones it would
        // no longer follow `color-scheme` on an element. These are the first versions that know it.
        cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
        // Fonts and pictures stay files: what is inlined cannot be cached, and the policy has no data: source.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // The bootstrap script, which is no part of this graph, calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          // The icons' own component, made in each of their files; `SvgIcon` of `ui` takes their shapes alone.
          treeshake: { manualPureFunctions: ['createReactComponent'] },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
        },
      },
}));
