import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../apps/inbox/dist');

it.each(['hono', 'kysely', 'nodemailer', 'pg', 'pgpass'])(
  'the bundled inbox has the licence of %s',
  (name) => {
    const file = join(import.meta.dirname, `../../node_modules/${name}/package.json`);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
    expect(readFileSync(join(dist, 'licenses.txt'), 'utf8')).toContain(`\n${name} ${version} (`);
  },
);
