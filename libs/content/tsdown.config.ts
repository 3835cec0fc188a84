import { defineConfig } from 'tsdown';
import { entries } from './entries.ts';

/** Builds the type declarations only. Vite builds the code, because it transforms `import.meta.glob`. */
export default defineConfig({
  entry: entries,
  dts: { emitDtsOnly: true },
  fixedExtension: false,
  clean: false,
  inputOptions: { checks: { pluginTimings: false } },
});
