import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientFeatures, clientModulePaths } from '../../../.config/packages/clientFeatures.ts';

const root = join(import.meta.dirname, '..');

it("'use client' begins each module that uses client features, and no other", () => {
  const reasons = clientFeatures(root);
  const declared = new Set(clientModulePaths(root));
  expect({
    missing: [...reasons].filter(([path]) => !declared.has(path)),
    unnecessary: [...declared].filter((path) => !reasons.has(path)),
  }).toEqual({ missing: [], unnecessary: [] });
  expect(declared.size).toBeGreaterThan(0);
});
