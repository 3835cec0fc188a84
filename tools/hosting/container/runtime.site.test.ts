import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHostingManifest } from '../headers/HostingManifest.ts';
import { readImage } from './readImage.ts';

const root = join(import.meta.dirname, '../../..');
const { final } = readImage();

/** Tests usually run as root in a container, where file permissions have no effect: the server gets another user. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let server: ChildProcess;
let port: string;
const output: string[] = [];

/** Files of the image, without those in the volume. */
const tree = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('site/data/'))
    .sort();

function setWritable(path: string, writable: boolean): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) setWritable(join(path, entry.name), writable);
    else if (entry.isFile()) chmodSync(join(path, entry.name), writable ? 0o644 : 0o444);
  }
  chmodSync(path, writable ? 0o755 : 0o555);
}

/** Starts a command of the image: its environment, no shell and no other program in reach. */
function start([program = '', ...args]: readonly string[], environment: Readonly<Record<string, string>>) {
  return spawn(program, args, {
    cwd: join(folder, 'site'),
    env: { ...final.environment, ...environment, PATH: join(folder, 'bin') },
    ...unprivileged,
  });
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = (await once(child, 'exit')) as unknown[];
  return code;
}

// A container runs Linux; other systems have neither its users nor its signals.
describe.runIf(process.platform === 'linux')('the files of the image', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keystrand-container-'));
    for (const { fromBuild, source, target } of final.copies.filter(({ owner }) => owner === undefined))
      cpSync(join(root, fromBuild ? source.replace(/^\/site\//, '') : source), join(folder, 'site', target), {
        recursive: true,
      });
    mkdirSync(join(folder, 'bin'));
    symlinkSync(process.execPath, join(folder, 'bin/node'));
    const manifest = { ...readHostingManifest(join(root, 'apps/site')), inbox: '/inquiries' };
    writeFileSync(join(folder, 'site/apps/site/build/hosting.json'), JSON.stringify(manifest));
    setWritable(folder, false);
    mkdirSync(join(folder, 'site/data'));
    if (unprivileged.uid !== undefined)
      chownSync(join(folder, 'site/data'), unprivileged.uid, unprivileged.gid);

    server = start(final.command ?? [], { PORT: '0', HOST: '127.0.0.1' });
    if (!server.stdout || !server.stderr) throw new Error('The server has no output.');
    server.stderr.on('data', (data: Buffer) => output.push(data.toString()));
    for await (const line of createInterface({ input: server.stdout })) {
      output.push(line);
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (address === undefined) continue;
      port = address;
      break;
    }
    expect(port, output.join('\n')).toMatch(/^\d+$/);
  });

  afterAll(() => {
    server.kill('SIGKILL');
    setWritable(folder, true);
    rmSync(folder, { recursive: true });
  });

  it('serve a page in a read-only tree to an unprivileged user, without a shell', async () => {
    const before = tree();
    const response = await fetch(`http://127.0.0.1:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
    expect(response.headers.get('content-encoding')).not.toBeNull();
    expect(tree()).toEqual(before);
  });

  it('store an inquiry in the volume, in a file that only their user can read', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/inquiries`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        'form-name': 'contact',
        name: 'Ada',
        email: 'ada@company.example',
        message: 'We have a question about your services.',
      }),
    });
    expect(response.status).toBe(200);
    expect(statSync(join(folder, 'site/data/inbox.sqlite')).mode & 0o777).toBe(0o600);
    const list = start(['node', 'apps/inbox/dist/main.mjs', 'list'], {});
    expect(await text(list.stdout)).toContain('ada@company.example');
  });

  it('pass the health check while the server runs', async () => {
    expect(await exitCode(start(final.healthCheck ?? [], { PORT: port }))).toBe(0);
  });

  it('stop with status 0 on the stop signal, after which the health check fails', async () => {
    const stopped = exitCode(server);
    server.kill(final.stopSignal as NodeJS.Signals);
    expect(await stopped).toBe(0);
    expect(await exitCode(start(final.healthCheck ?? [], { PORT: port }))).toBe(1);
    expect(output.filter((line) => /error/i.test(line))).toEqual([]);
  });

  it('contain neither sources nor dependencies', () => {
    const folders = new Set(
      tree()
        .filter((path) => /^site\/apps\/[^/]+\//.test(path))
        .map((path) => path.split('/').slice(2, 5).join('/')),
    );
    expect([...folders].filter((path) => !/\/dist\/./.test(path))).toEqual([
      'inbox/dist',
      'site/build',
      'site/build/hosting.json',
      'site/build/serve',
      'site/dist',
    ]);
    expect(tree().some((path) => dirname(path).includes('node_modules'))).toBe(false);
  });
});
