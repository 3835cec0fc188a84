import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npm, writeNpmSettings } from '../npm.ts';
import type { NpmSettings } from '../npm.ts';
import { packLibraries } from '../packLibraries.ts';
import { startRegistry } from './startRegistry.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder outside the workspace in which consumers are created. */
    readonly folder: string;
    readonly npmSettings: NpmSettings;
  }
}

/**
 * Starts a registry and publishes the built libraries to it. Everything is in a temporary folder that is removed at the end,
 * except npm's cache: its content is checked by hash, and installs are much faster with it.
 */
export default async function publishLibraries(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'keystrand-consumers-'));
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  const registry = await startRegistry(storage);
  const stop = async () => {
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = writeNpmSettings(folder, registry.url, join(tmpdir(), 'keystrand-consumers-npm-cache'));
    const tarballs = await packLibraries(join(folder, 'tarballs'), settings);
    for (const tarball of Object.values(tarballs))
      await npm(['publish', tarball, '--access', 'public', '--no-provenance'], folder, settings);
    project.provide('folder', folder);
    project.provide('npmSettings', settings);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
