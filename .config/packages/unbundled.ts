import type { UserConfig } from 'tsdown';

/** Builds one module and one declaration per source module, so that each keeps its `'use client'`. Packages stay imports. */
export const unbundled: UserConfig = {
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  // The sources are published too.
  outputOptions: { sourcemapExcludeSources: true },
  // Names modules '.js', because the packages have "type": "module".
  fixedExtension: false,
  logLevel: 'warn',
  inputOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
};
