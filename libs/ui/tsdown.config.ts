import { defineConfig } from 'tsdown';
import { unbundled } from '../../.config/packages/unbundled.ts';
import { entries } from './build/entries.ts';

/** Builds the declarations. Vite builds the modules, because vanilla-extract has a plugin for it. */
export default defineConfig({ ...unbundled, entry: entries, dts: { emitDtsOnly: true }, clean: false });
