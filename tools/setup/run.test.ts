import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;

/** Writes a workspace whose build is the given script and whose server prints its port. */
async function writeWorkspace(build: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-run-'));
  const scripts = { start: 'node tools/setup/run.mjs start', 'site:build': 'node build.mjs' };
  await cp(import.meta.dirname, join(folder, 'tools/setup'), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  await mkdir(join(folder, 'apps/site/build/serve'), { recursive: true });
  const lockfile = '{}';
  const state = createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`);
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts })),
    writeFile(join(folder, 'package-lock.json'), lockfile),
    writeFile(join(folder, 'node_modules/.installed'), state.digest('hex')),
    writeFile(join(folder, 'build.mjs'), build),
    writeFile(
      join(folder, 'apps/site/build/serve/main.mjs'),
      `import { createServer } from 'node:http';
       const server = createServer().listen(0, () => console.log('port ' + server.address().port));`,
    ),
  ]);
}

/** Starts `npm start` and resolves with the number that it prints after a word. */
async function startNpm(word: string) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const number = await vi.waitFor(
    () => {
      const found = new RegExp(`${word} (\\d+)`).exec(output)?.[1];
      if (found === undefined) throw new Error(output);
      return Number(found);
    },
    { timeout: 20_000 },
  );
  return { child, number };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const taken = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return taken;
}

beforeEach(() => {
  // npm passes its settings to nested runs.
  for (const name of Object.keys(process.env)) if (name.startsWith('npm_')) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('frees the port after SIGTERM to npm start', async () => {
  await writeWorkspace('');
  const { child, number: port } = await startNpm('port');
  expect(await isTaken(port)).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), { timeout: 10_000 });
}, 30_000);

it('ends a running build after SIGTERM to npm start', async () => {
  await writeWorkspace(`console.log('build ' + process.pid); setInterval(() => {}, 1_000);`);
  const { child, number: pid } = await startNpm('build');
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
}, 30_000);
