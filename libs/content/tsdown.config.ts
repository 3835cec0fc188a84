import { defineConfig } from 'tsdown';
import { entries } from './entries.ts';

/** Declarations only; the code is built by Vite, which knows `import.meta.glob`. */
export default defineConfig({
  entry: entries,
  dts: { emitDtsOnly: true },
  fixedExtension: false,
  clean: false,
  inputOptions: { checks: { pluginTimings: false } },
});
