import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of the database, the same in the process that starts the server and in the workers, which inherit the variable. */
const folder = (process.env['E2E_INBOX'] ??= mkdtempSync(join(tmpdir(), 'keystrand-inbox-')));

/** Settings of the inbox: a new database, and no limit on the tests' posts. */
export const inboxSettings = {
  INBOX_DATABASE: join(folder, 'inbox.sqlite'),
  INBOX_POSTS_PER_ADDRESS: '1000000',
  INBOX_POSTS: '1000000',
} as const;

/** An inquiry as `npm run inbox -- export --format json` prints it. */
interface StoredInquiry {
  readonly reference: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns the stored inquiries whose message contains a text. */
export async function storedInquiries(text: string): Promise<readonly StoredInquiry[]> {
  const program = join(import.meta.dirname, '../../inbox/dist/main.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'export', '--format', 'json'], {
    env: { ...process.env, ...inboxSettings },
  });
  return (JSON.parse(stdout) as readonly StoredInquiry[]).filter(({ fields }) =>
    fields['message']?.includes(text),
  );
}
