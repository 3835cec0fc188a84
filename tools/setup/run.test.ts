import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepts } from '../../.config/testing/startProgram.ts';

let folder: string;

/** Listens, and prints that it does. Half a second after a signal or the end of its parent it prints their number, and exits. */
const server = `
  import { createServer } from 'node:http';
  const server = createServer().listen(0, () => console.log('port ' + server.address().port));
  let signals = 0;
  const stop = () => {
    signals += 1;
    // Longer than three looks at the parent.
    if (signals === 1) setTimeout(() => { console.log('signals ' + signals); process.exit(); }, 500);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, stop);
  console.log('parent ' + process.ppid);`;

/** Writes a workspace with the given scripts as its build and its server. */
async function writeWorkspace(build: string, serve = server): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-run-'));
  const scripts = { start: 'node tools/setup/run.mjs start', build: 'node build.mjs' };
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
    writeFile(join(folder, 'apps/site/build/hosting.json'), JSON.stringify({ inbox: '/inquiries' })),
    writeFile(join(folder, 'apps/site/build/serve/main.mjs'), serve),
  ]);
}

/** Starts `npm start`. */
function startNpm() {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const output = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.text += chunk.toString();
  });
  /** Waits until it prints a word and a number, and resolves to the number. */
  const number = (word: string) =>
    vi.waitFor(
      () => {
        const found = new RegExp(`${word} (\\d+)`).exec(output.text)?.[1];
        if (found === undefined) throw new Error(output.text);
        return Number(found);
      },
      { timeout: 60_000 },
    );
  return { child, output, number };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeEach(() => {
  // npm passes its settings to nested runs. Settings of site and inbox would change the output.
  for (const name of Object.keys(process.env))
    if (/^(?:npm_|SITE_|INBOX|DATABASE_URL)/.test(name)) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('ends a running build after SIGTERM to npm start', async () => {
  await writeWorkspace(`console.log('build ' + process.pid); setInterval(() => {}, 1_000);`);
  const { child, number } = startNpm();
  const pid = await number('build');
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it.each([
  ['SIGTERM to npm start', () => undefined],
  ['SIGKILL to the process that started it', (parent: number) => process.kill(parent, 'SIGKILL')],
])('stops the server once, in its own time, after %s', async (_, killParent) => {
  await writeWorkspace('');
  const { child, number } = startNpm();
  const port = await number('port');
  if (killParent(await number('parent')) === undefined) child.kill('SIGTERM');
  expect(await number('signals')).toBe(1);
  await expect.poll(() => accepts(port)).toBe(false);
});

it('exits with the status of the server', async () => {
  await writeWorkspace('', 'process.exit(7);');
  const [status] = (await once(startNpm().child, 'exit')) as unknown[];
  expect(status).toBe(7);
});

it('builds with an inbox, and prints where forms arrive and how to read them', async () => {
  const print = (name: string) => `console.log('${name}', process.env.SITE_INBOX);`;
  await writeWorkspace(print('build'), print('serve'));
  const { child, output } = startNpm();
  await once(child, 'close');
  expect(output.text.replaceAll('\\', '/')).toContain(
    'build on\n\nForms arrive in data/inbox.sqlite; this lists them: npm run inbox -- list\nserve on\n',
  );
});

it.each([
  ['SITE_INBOX', 'off', 'off'],
  ['SITE_FORM_ENDPOINT', 'https://forms.example/', undefined],
])('builds without an inbox where %s is %s', async (name, value, inbox) => {
  vi.stubEnv(name, value);
  await writeWorkspace(`console.log('build ' + process.env.SITE_INBOX);`, '');
  const { child, output } = startNpm();
  await once(child, 'close');
  expect(output.text).toContain(`build ${String(inbox)}\n`);
});

// Windows allows symbolic links to administrators only.
it.runIf(process.platform !== 'win32')('starts the server with the pinned Node', async () => {
  await writeWorkspace('', 'console.log(process.argv0);');
  await mkdir(join(folder, 'node_modules/.bin'));
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'));
  const { child, output } = startNpm();
  await once(child, 'close');
  expect(output.text).toContain(join('node_modules', '.bin', 'node'));
});
