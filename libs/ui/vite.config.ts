import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { clientConditions, serverConditions } from '../../.config/sourceConditions.ts';
import { shortIdentifier } from '../../.config/styleIdentifiers.ts';
import { entries } from './build/entries.ts';
import { styleEntries, styleSheets } from './build/styleSheets.ts';
import { tokensFile } from './build/tokensFile.ts';

/** Builds one JavaScript module per source module, and the style sheets; tsdown.config.ts builds the declarations. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: shortIdentifier }), styleSheets(), tokensFile()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  build: {
    lib: { entry: [...entries, ...styleEntries.map((module) => `src/${module}`)], formats: ['es'] },
    target: 'es2022',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: /^[^./\0]/,
      // Modules are preserved, and with them 'use client'.
      checks: { moduleLevelDirective: false, pluginTimings: false },
      // Class names and constants stay in their modules.
      optimization: { inlineConst: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // The sources are published too.
        sourcemapExcludeSources: true,
      },
    },
  },
});
