/**
 * Compares the throughput of HTML on one core: our server and nginx with the generated configuration, each against nginx
 * that serves an equal static file with the same headers. Then sends requests to our server for a minute and prints its errors,
 * file descriptors and memory. Needs Linux, `wrk`, `nginx`, `taskset` and a built site.
 *
 * Arguments: `--rounds 7 --seconds 2 --load 60`. Prints ratios only, because absolute figures depend on the machine.
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from './freePort.ts';
import { median } from './statistics.ts';

const run = promisify(execFile);
const site = join(import.meta.dirname, '../../apps/site');
const page = '/about';
const acceptEncoding = 'gzip, deflate, br';
const serverCore = '0';
const clientCore = '1';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    load: { type: 'string', default: '60' },
  },
});

for (const file of [
  'dist/about.html.br',
  'build/serve/main.mjs',
  'build/hosting/nginx/keystrand-brotli.conf',
])
  if (!existsSync(join(site, file)))
    throw new Error(`"apps/site/${file}" is missing; run: npx nx run @keystrand/site:build`);
for (const tool of ['wrk', 'nginx', 'taskset'])
  await run('which', [tool]).catch(() => {
    throw new Error(`"${tool}" is missing; on Debian: apt-get install wrk nginx util-linux`);
  });

interface Contestant {
  readonly pid: number;
  readonly port: number;
}

const folder = await mkdtemp(join(tmpdir(), 'keystrand-bench-'));
const children: ChildProcess[] = [];

/** Starts a process on the server's core and waits until it serves the page in brotli. */
async function start(port: number, command: string, args: readonly string[]): Promise<Contestant> {
  const child = spawn('taskset', ['--cpu-list', serverCore, command, ...args], {
    // Pages are compared.
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), INBOX: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${String(port)}${page}`, {
      headers: { 'accept-encoding': acceptEncoding },
    }).catch(() => undefined);
    if (response?.status === 200 && response.headers.get('content-encoding') === 'br') break;
    if (attempt === 100) throw new Error(`${command} does not serve ${page} in brotli.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid ?? 0, port };
}

async function startNginx(name: string, port: number, http: string): Promise<Contestant> {
  const prefix = join(folder, name);
  await mkdir(prefix);
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${prefix}/${kind};`,
  );
  await writeFile(
    join(prefix, 'nginx.conf'),
    `${existsSync(module) ? `load_module ${module};` : ''}
daemon off; master_process off; pid ${prefix}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; ${temporary.join(' ')}
  ${http}
}`,
  );
  return start(port, 'nginx', ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']);
}

async function startOurs(): Promise<Contestant> {
  return start(await freePort(), process.execPath, [join(site, 'build/serve/main.mjs')]);
}

/** Serves a copy of the compressed document as a plain file, with the response headers of our server. */
async function startPlain(ours: Contestant): Promise<Contestant> {
  const root = join(folder, 'root');
  await mkdir(root);
  await copyFile(join(site, `dist${page}.html.br`), join(root, page));
  const { headers } = await fetch(`http://127.0.0.1:${String(ours.port)}${page}`, {
    headers: { 'accept-encoding': acceptEncoding },
  });
  const own = /^(?:accept-ranges|connection|content-length|content-type|date|etag|keep-alive|last-modified)$/;
  const lines = [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const port = await freePort();
  return startNginx(
    'plain',
    port,
    `server { listen 127.0.0.1:${String(port)}; root ${root}; default_type "text/html;charset=utf-8"; ${lines.join(' ')} }`,
  );
}

/** Serves the built site with the generated configuration. */
async function startGenerated(): Promise<Contestant> {
  const port = await freePort();
  const text = readFileSync(join(site, 'build/hosting/nginx/keystrand-brotli.conf'), 'utf8');
  return startNginx(
    'generated',
    port,
    text
      .replace(/^ *listen \[::\]:80;$/m, '')
      .replace(/listen 80;/, `listen 127.0.0.1:${String(port)};`)
      .replace(/root [^;]+;/, `root ${join(site, 'dist')};`),
  );
}

/** Returns processor time of a process, in ticks of 10 ms. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

interface Load {
  readonly requests: number;
  readonly errors: number;
  /** Requests for each second of the server's processor time. */
  readonly rate: number;
}

async function load({ pid, port }: Contestant, seconds: string): Promise<Load> {
  const before = processorTime(pid);
  const args = [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-H',
    `Accept-Encoding: ${acceptEncoding}`,
  ];
  const { stdout } = await run('taskset', [
    ...['--cpu-list', clientCore, 'wrk', ...args],
    `http://127.0.0.1:${String(port)}${page}`,
  ]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const socketErrors = /Socket errors:(.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  const wrongStatus = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  const errors = [...socketErrors, wrongStatus].map(Number).reduce((sum, count) => sum + count, 0);
  return { requests, errors, rate: (requests * 100) / (processorTime(pid) - before) };
}

/** Returns open file descriptors and resident memory in MB. */
function resources(pid: number): string {
  const descriptors = readdirSync(`/proc/${String(pid)}/fd`).length;
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]);
  return `${String(descriptors)} file descriptors, ${(kilobytes / 1024).toFixed(0)} MB`;
}

try {
  const ours = await startOurs();
  const plain = await startPlain(ours);
  const generated = await startGenerated();
  const contestants = [plain, ours, generated] as const;
  for (const contestant of contestants) await load(contestant, '1');

  const ratios = { ours: [] as number[], generated: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const base = await load(plain, values.seconds);
    ratios.ours.push((await load(ours, values.seconds)).rate / base.rate);
    ratios.generated.push((await load(generated, values.seconds)).rate / base.rate);
  }
  const list = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  console.log(
    'Requests for each second of processor time, compared with nginx serving an equal static file:',
  );
  console.log(`  our server           ${median(ratios.ours).toFixed(2)}  goal 0.50  (${list(ratios.ours)})`);
  console.log(
    `  generated for nginx  ${median(ratios.generated).toFixed(2)}  goal 0.90  (${list(ratios.generated)})`,
  );

  if (values.load !== '0') {
    const before = resources(ours.pid);
    const { errors } = await load(ours, values.load);
    console.log(`Our server after ${values.load} s of load: ${String(errors)} errors`);
    // The server has yet to notice that the client has closed its connections.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    console.log(`  before: ${before}`);
    console.log(`  after:  ${resources(ours.pid)}`);
  }
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
}
