import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How npm is started: without any setting of the user or of the npm script that runs this. */
export interface NpmSettings {
  /** File with the only npm settings that apply. */
  readonly userconfig: string;
  /** Folder of npm's cache. */
  readonly cache: string;
}

/** Returns the environment of a developer's terminal: without what npm, Nx and Vitest pass to their processes. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = /^(npm_|nx_|vite_|vitest|node_env$|test$|dev$|prod$|mode$)/i;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name))),
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Writes settings for one registry on this machine. It accepts any token, and npm publishes only with one. */
export function writeNpmSettings(folder: string, registry: string, cache: string): NpmSettings {
  const userconfig = join(folder, 'npmrc');
  const { host } = new URL(registry);
  writeFileSync(
    userconfig,
    [
      `registry=${registry}`,
      `//${host}/:_authToken=local`,
      'ignore-scripts=true',
      'audit=false',
      'fund=false',
      'update-notifier=false',
      'provenance=false',
      '',
    ].join('\n'),
  );
  return { userconfig, cache };
}

/**
 * Runs npm in a folder and returns what it prints.
 * @throws {Error} with the output, if npm fails or takes longer than 10 minutes
 */
export async function npm(
  args: readonly string[],
  cwd: string,
  { userconfig, cache }: NpmSettings,
): Promise<string> {
  const env = {
    ...cleanEnvironment(),
    npm_config_userconfig: userconfig,
    npm_config_globalconfig: join(cache, 'no-global-npmrc'),
    npm_config_cache: cache,
  };
  return run('npm', args, cwd, env, 600_000);
}

/**
 * Runs a program and returns what it prints.
 * @param timeout in milliseconds
 * @throws {Error} with the output, if the program fails
 */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = cleanEnvironment(),
  timeout = 300_000,
): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...args], {
      cwd,
      env,
      timeout,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    return stdout + stderr;
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`"${[program, ...args].join(' ')}" failed in ${cwd}: ${message}\n${stdout}\n${stderr}`);
  }
}
