import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '@keystrand/content';
import { readPackage } from '../packages.ts';
import { createPackage } from '../testing/createPackage.ts';
import { findManifestProblems, syncManifest } from './syncManifest.ts';

/** A workspace with the package `libs/parts`. */
function createWorkspace(settings: object) {
  const { folder: workspace } = createPackage({ LICENSE: 'Text', 'package.json': JSON.stringify(settings) });
  const folder = join(workspace, 'libs/parts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    '{"name":"@own/parts","version":"0.1.0","bugs":"https://old.example"}',
  );
  const sync = () => {
    syncManifest(readPackage(folder), workspace);
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as unknown;
  };
  return { sync, folder, problems: () => findManifestProblems(readPackage(folder), workspace) };
}

it('gives a package the licence and repository of the root', () => {
  const url = 'git+https://git.example/own/site.git';
  const { sync, folder, problems } = createWorkspace({ license: 'MIT', repository: { type: 'git', url } });
  expect(sync()).toEqual({
    name: '@own/parts',
    version: '0.1.0',
    license: 'MIT',
    repository: { type: 'git', url, directory: 'libs/parts' },
    homepage: 'https://git.example/own/site#readme',
    bugs: 'https://git.example/own/site/issues',
    publishConfig: { access: 'public', provenance: true },
  });
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe('Text');
  expect(problems()).toEqual([]);
});

it('names no address while the root has no repository', () => {
  const { sync } = createWorkspace({ license: 'MIT' });
  expect(Object.keys(sync() as object)).toEqual(['name', 'version', 'license', 'publishConfig']);
});

it('reports what differs from the root', () => {
  const { problems } = createWorkspace({ license: 'MIT' });
  expect(problems()).toEqual([
    'package.json has "license": undefined; package.json at the root gives "MIT".',
    'package.json has "bugs": "https://old.example"; package.json at the root gives undefined.',
    expect.stringContaining('package.json has "publishConfig": undefined;'),
    'LICENSE differs from LICENSE at the root.',
  ]);
});

it('names the company as holder of the copyright', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../LICENSE'), 'utf8')).toContain(
    ` ${company.legalName}\n`,
  );
});
