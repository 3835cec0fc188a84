/**
 * Builds the container image `keystrand-site` with docker, podman or buildah: `npm run container`. Settings of the build that
 * are set in the environment are passed on. docs/hosting.md, section 'Container'.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chooseBuilder } from './chooseBuilder.ts';
import { readImage } from './readImage.ts';

const root = join(import.meta.dirname, '../../..');

function attempt(program: string, args: readonly string[]): string | undefined {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  if (error) return (error as NodeJS.ErrnoException).code ?? error.message;
  return status === 0 ? undefined : (stderr.trim().split('\n').at(-1) ?? `exit status ${String(status)}`);
}

try {
  const program = chooseBuilder(attempt);
  const settings = readImage().buildArguments.filter((name) => process.env[name]);
  const command = [
    'build',
    // Their default format has no health check.
    ...(program === 'docker' ? [] : ['--format', 'docker']),
    '--tag',
    'keystrand-site',
    ...settings.flatMap((name) => ['--build-arg', name]),
    '.',
  ];
  console.log(`${program} ${command.join(' ')}`);
  const { status, error } = spawnSync(program, command, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
