import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = import.meta.dirname;

/** A registry on this machine. */
export interface Registry {
  /** Address with a slash at the end. */
  readonly url: string;
  /** Ends the process of the registry. */
  stop(): Promise<void>;
}

/** Installs Verdaccio from the lockfile of this folder, unless it is installed. */
function installVerdaccio(): void {
  const stamp = join(folder, 'node_modules/.installed');
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;

  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install Verdaccio; see the output above.');
  writeFileSync(stamp, lockfile);
}

/**
 * Returns the address of the registry that npm is configured with.
 * @throws {Error} if it does not answer
 */
function upstreamRegistry(): string {
  const npm = (args: readonly string[]) =>
    spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
      shell: process.platform === 'win32',
    });
  const url = npm(['config', 'get', 'registry']).stdout.trim();
  const { status, stderr } = npm(['view', 'react', 'version', '--prefer-online']);
  if (status !== 0)
    throw new Error(
      `The registry ${url} cannot be reached, so no framework can be installed. "npm config get registry" names it; set another one with "npm config set registry". npm says:\n${stderr}`,
    );
  return url;
}

/**
 * Starts a registry that stores packages of the scope `@keystrand` in a folder, and forwards requests for all others to
 * the registry that npm is configured with.
 * @throws {Error} if that registry does not answer, or Verdaccio does not start
 */
export async function startRegistry(storage: string): Promise<Registry> {
  installVerdaccio();
  const child = spawn(process.execPath, [join(folder, 'serve.mjs'), storage, upstreamRegistry()], {
    cwd: storage,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^\{"port":(\d+)\}$/.exec(line)?.[1];
    if (port === undefined) {
      console.error(line);
      continue;
    }
    child.stdout.resume();
    return {
      url: `http://127.0.0.1:${port}/`,
      async stop() {
        const ended = once(child, 'exit');
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error('Verdaccio ended before it listened on a port; see the output above.');
}
