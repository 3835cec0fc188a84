import { describe, expect, it } from 'vitest';
import { lockfileProblems, sourceProblems } from './lockfile.ts';
import type { Accepted, Lockfile } from './lockfile.ts';

const sound = { version: '1.2.3', integrity: 'sha512-abc' };
const nothing: Accepted = { installScripts: [], aliases: ['own@1.2.3'], deprecated: {} };

function problems(locked: Lockfile['packages'][string], accepted: Partial<Accepted> = {}): readonly string[] {
  const packages = {
    '': {},
    'libs/own': { version: '0.1.0' },
    'node_modules/a/node_modules/@scope/b': locked,
  };
  return lockfileProblems({ lockfileVersion: 3, packages }, { ...nothing, ...accepted });
}

describe('lockfileProblems', () => {
  it('accepts exact versions with a SHA-512 hash, with or without an https: source, and own packages', () => {
    expect(problems(sound)).toEqual([]);
    expect(
      problems({ ...sound, version: '1.0.0-rc.17', resolved: 'https://registry.example/b.tgz' }),
    ).toEqual([]);
    expect(problems({ link: true, resolved: 'libs/own' })).toEqual([]);
    expect(problems({ ...sound, name: 'own' })).toEqual([]);
  });

  it.each([
    [{ version: '1.2.3' }, '@scope/b@1.2.3 has no SHA-512 integrity hash'],
    [{ version: '1.2.3', integrity: 'sha1-abc' }, '@scope/b@1.2.3 has no SHA-512 integrity hash'],
    [{ ...sound, version: 'latest' }, '@scope/b@latest has no exact version: "latest"'],
    [
      { ...sound, resolved: 'git+ssh://git@host.example/b.git' },
      '@scope/b@1.2.3 comes from "git+ssh://git@host.example/b.git"; allowed are https: sources',
    ],
    [
      { ...sound, resolved: 'http://host.example/b.tgz' },
      '@scope/b@1.2.3 comes from "http://host.example/b.tgz"; allowed are https: sources',
    ],
    [
      { ...sound, name: 'c' },
      '@scope/b@1.2.3 is an alias of c that "overrides" of package.json does not name',
    ],
    [{ link: true, resolved: '../elsewhere' }, '@scope/b links to "../elsewhere", outside the workspace'],
    [
      { link: true, resolved: 'file:/elsewhere' },
      '@scope/b links to "file:/elsewhere", outside the workspace',
    ],
    [
      { ...sound, hasInstallScript: true },
      '@scope/b@1.2.3 has an install script that is not listed in "allowScripts" of package.json',
    ],
    [{ ...sound, deprecated: 'use c' }, '@scope/b@1.2.3 is deprecated: use c'],
  ])('names the package and the problem: %o', (locked, problem) => {
    expect(problems(locked)).toEqual([problem]);
  });

  it('accepts what is listed, and reports what is listed without need', () => {
    const accepted = { installScripts: ['@scope/b'], deprecated: { '@scope/b': 'no successor' } };
    expect(problems({ ...sound, hasInstallScript: true, deprecated: 'old' }, accepted)).toEqual([]);
    expect(problems(sound, accepted)).toEqual([
      '@scope/b is listed in "allowScripts" of package.json, but has no install script',
      '@scope/b is accepted as deprecated, but is not',
    ]);
  });

  it('rejects other versions of the format', () => {
    expect(lockfileProblems({ lockfileVersion: 1, packages: {} }, nothing)).toEqual([
      'lockfileVersion is 1; allowed is 3',
    ]);
  });
});

describe('sourceProblems', () => {
  it('accepts versions and ranges from a version on', () => {
    const manifest = { dependencies: { a: '1.2.3' }, devDependencies: { b: '^1.2.0-rc.1' } };
    expect(sourceProblems(manifest, [])).toEqual([]);
  });

  it('accepts any version of a package of the workspace', () => {
    expect(sourceProblems({ dependencies: { '@own/a': '*' } }, ['@own/a'])).toEqual([]);
  });

  it.each([
    'git+https://host.example/a.git',
    'owner/a',
    'file:../a',
    'https://host.example/a.tgz',
    'latest',
    '*',
  ])('rejects "%s"', (version) => {
    expect(sourceProblems({ name: 'own', devDependencies: { a: version } }, ['@own/b'])).toEqual([
      `own depends on a "${version}"; allowed are versions of the registry`,
    ]);
  });
});
