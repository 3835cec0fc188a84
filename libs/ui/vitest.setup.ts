import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { registerIcons } from './src/Icon/registerIcons';
import * as icons from './src/Icon/iconDrawings';

registerIcons(icons);

// A slow machine is no defect: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });

let noise: readonly MockInstance[] = [];

// A warning is a defect that has not hurt anybody yet: any console noise fails the test it comes from.
beforeEach(() => {
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  for (const spy of noise) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
