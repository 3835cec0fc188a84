import { defineConfig } from 'tsdown';
import { entries } from './entries.ts';

/** Builds the declarations only; Vite builds code and styles. */
export default defineConfig({
  entry: entries,
  dts: { emitDtsOnly: true },
  fixedExtension: false,
  clean: false,
  inputOptions: { checks: { pluginTimings: false } },
});
