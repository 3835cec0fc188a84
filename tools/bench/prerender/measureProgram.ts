import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What one run of a program took. */
export interface Usage {
  readonly seconds: number;
  /** Processor time of all threads, in seconds. */
  readonly processor: number;
  /** Greatest resident memory, in MB (1,000,000 bytes). */
  readonly memory: number;
}

const hook = pathToFileURL(join(import.meta.dirname, 'reportUsage.ts')).href;

/**
 * Runs a Node program to its end.
 *
 * @throws {Error} with the end of its output, if its status is not 0
 */
export async function measureProgram(cwd: string, args: readonly string[]): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'keystrand-bench-'));
  const usage = join(folder, 'usage');
  try {
    const start = performance.now();
    const child = spawn(process.execPath, ['--import', hook, '--max-old-space-size=8192', ...args], {
      cwd,
      env: {
        ...process.env,
        SITE_INBOX: 'on',
        ASTRO_TELEMETRY_DISABLED: '1',
        BENCH_USAGE: usage,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
    const [status] = (await once(child, 'close')) as [number | null];
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0)
      throw new Error(`"node ${args.join(' ')}" ended with status ${String(status)}:\n${output}`);
    const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(
      await readFile(usage, 'utf8'),
    ) as NodeJS.ResourceUsage;
    return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, memory: (maxRSS * 1024) / 1e6 };
  } finally {
    await rm(folder, { recursive: true });
  }
}
