import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documents } from './vite/documents.ts';
import { readFormSettings } from './vite/formSettings.ts';
import { inlineTokens } from './vite/inlineTokens.ts';
import { constantProperties } from '../../.config/designTokens.ts';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';
import { shortIdentifier } from '../../.config/styleIdentifiers.ts';
import { categories } from '../../libs/content/src/categories.ts';
import * as icons from '../../libs/ui/src/Icon/iconDrawings.ts';

/** A bundle of its own (vite.content.config.ts), which the prerender and the generators of files read too. */
const contentPages = '@keystrand/content/pages';

const forms = readFormSettings(process.env);

/**
 * Groups modules into few chunks, so that a page needs few requests. The rules need no change for a new component or page
 * kind: code that only one page kind uses stays in that kind's chunk. A large library that is loaded on demand gets a row of
 * its own, or it would be added to `shared` as soon as two chunks use it.
 */
const chunks = [
  // Kept apart from the site's own code, so that it stays cached when the site changes.
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|scheduler)/,
    priority: 3,
  },
  // Only if the worker cannot draw, which has a bundle of its own (`worker` below).
  {
    name: 'particles-fallback',
    test: /@tsparticles|effects[\\/]src[\\/]particles[\\/]engine/,
    priority: 4,
  },
  {
    name: 'particles',
    test: /effects[\\/]src[\\/]particles|shell[\\/]particles[\\/]/,
    priority: 3,
  },
  { name: 'springs', test: /@react-spring|effects[\\/]src[\\/]springs/, priority: 3 },
  // With the dialog, its smallest user, which would be a request more.
  { name: 'ariakit', test: /@ariakit|use-sync-external-store|ui[\\/]src[\\/]Dialog[\\/]/, priority: 3 },
  // Everything else that the entry imports statically: router, shell, page loader. It includes the entry module and
  // therefore becomes the entry chunk.
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  // What the chat has in common with the finder, without the other code that pages share.
  { name: 'marks', test: /ui[\\/]src[\\/](?:MarkedText|LiveRegion|Field[\\/]control\.css)/, priority: 3 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

/** Settings of both bundles. Documents inline their critical CSS; the one style sheet is loaded with the application. */
const sharedOutput = {
  cssCodeSplit: false,
  // The first versions that support light-dark(). Transpiled for older ones, it would no longer follow the `color-scheme` of
  // an element.
  cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  // Data URLs cannot be cached, and the Content-Security-Policy allows none.
  assetsInlineLimit: 0,
  emptyOutDir: true,
  manifest: 'manifest.json',
};

/** Chunks whose functions browsers compile while they load the chunk. */
const compiledEarly = ['ariakit', 'entry-client', 'framework', 'particles', 'springs'];

export default defineConfig(({ command, isSsrBuild }) => ({
  // The documents are the plugin's.
  appType: 'custom',
  plugins: [
    react(),
    // Without the prefixes of the library, which tell its classes from those of applications.
    vanillaExtractPlugin({ identifiers: (style) => shortIdentifier(style).replace(/^ks\w-/, '_') }),
    documents(),
  ],
  resolve: { conditions: clientConditions },
  // Not in `ssr.resolve`: vanilla-extract's compiler overrides `ssr`, and the styles of '@keystrand/ui/theme' would be
  // missing from the build.
  environments: { ssr: { resolve: { conditions: serverConditions } } },
  // The build bundles the dependencies too, so that the prerender needs no module resolution. In development Node loads
  // them, since Vite cannot evaluate their CommonJS modules.
  ssr: command === 'build' ? { noExternal: true } : {},
  worker: {
    format: 'es',
    plugins: () => [],
    rolldownOptions: {
      // One file, because the policy of a file allows a worker to load no other.
      output: { codeSplitting: false, entryFileNames: 'assets/particles-worker-[hash].js' },
    },
  },
  css: { postcss: { plugins: [inlineTokens(constantProperties)] } },
  define: {
    // For development; the prerender bundles the bootstrap script with those of the build.
    __ENTRY__: JSON.stringify(['/src/entry-client.tsx']),
    __STYLE_SHEET__: JSON.stringify('data:text/css,'),
    __MENU_ICONS__: JSON.stringify(Object.fromEntries(categories.map(({ icon }) => [icon, icons[icon]]))),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __FORM_ENDPOINT__: JSON.stringify(forms.endpoint),
    __FORM_ENCODING__: JSON.stringify(forms.encoding),
    __FORM_INBOX__: JSON.stringify(forms.inbox),
    __INBOX_RETENTION_DAYS__: JSON.stringify(forms.retentionDays),
  },
  build: isSsrBuild
    ? {
        ...sharedOutput,
        outDir: 'build/server',
        copyPublicDir: false,
        // The style sheet of all pages: the client bundle has only the code of pages with behaviour.
        ssrEmitAssets: true,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          external: [contentPages],
          output: { paths: { [contentPages]: '../content/pages.js' } },
        },
      }
    : {
        ...sharedOutput,
        outDir: 'build/client',
        license: { fileName: 'licenses.json' },
        modulePreload: {
          polyfill: false,
          // The importing entry has already loaded the others.
          resolveDependencies: (file, dependencies) =>
            dependencies.filter(
              (dependency) =>
                dependency !== file && !/(?:entry-client|framework|rolldown-runtime)-/.test(dependency),
            ),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Keeps the entry's exports, which the separately bundled bootstrap script calls.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
            // Nearly all functions of these chunks run at the start. The browser then compiles them while it loads the
            // chunk, off the main thread, and not one by one on it (https://v8.dev/blog/explicit-compile-hints).
            postBanner: ({ name }) => (compiledEarly.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
          },
        },
      },
}));
