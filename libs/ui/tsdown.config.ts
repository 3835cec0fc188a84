import { defineConfig } from 'tsdown';
import { entries } from './entries.ts';

/** Declarations only; the code and its styles are built by Vite. */
export default defineConfig({
  entry: entries,
  dts: { emitDtsOnly: true },
  fixedExtension: false,
  clean: false,
  inputOptions: { checks: { pluginTimings: false } },
});
