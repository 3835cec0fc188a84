import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { inboxProgram, inboxSettings } from './inboxSettings';

/** An inquiry as `npm run inbox -- export --format json` prints it. */
export interface StoredInquiry {
  readonly reference: string;
  readonly form: string;
  readonly suspicion?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The inbox, started alone on a free port of this machine for pages of one origin. */
export interface RealInbox {
  /** URL that forms are posted to. */
  readonly endpoint: string;
  stop(): Promise<void>;
}

export async function startInbox(siteUrl: string): Promise<RealInbox> {
  const child = spawn(process.execPath, [inboxProgram], {
    env: { ...process.env, ...inboxSettings, PORT: '0', INBOX_ORIGINS: siteUrl, INBOX_SITE_URL: siteUrl },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    lines.push(line);
    const endpoint = /http:\S+/.exec(line)?.[0];
    if (endpoint === undefined) continue;
    child.stderr.resume();
    return {
      endpoint,
      async stop() {
        const exited = once(child, 'exit');
        child.kill();
        await exited;
      },
    };
  }
  throw new Error(`The inbox did not start:\n${lines.join('\n')}`);
}

/** Returns the stored inquiries whose message contains a text. */
export async function storedInquiries(text: string): Promise<readonly StoredInquiry[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inboxProgram, 'export', '--format', 'json'],
    { env: { ...process.env, ...inboxSettings } },
  );
  return (JSON.parse(stdout) as readonly StoredInquiry[]).filter(({ fields }) =>
    fields['message']?.includes(text),
  );
}
