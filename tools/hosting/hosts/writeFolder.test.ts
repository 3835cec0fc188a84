import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFolder } from './writeFolder.ts';

let site: string;
const writeManifest = (settings = {}) => {
  const manifest = { origin: 'https://site.example', paths: ['/'], files: [], ...settings };
  writeFileSync(join(site, 'build/hosting.json'), JSON.stringify(manifest));
};
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'keystrand-site-'));
  for (const folder of ['build', 'dist']) mkdirSync(join(site, folder));
  for (const file of ['404.html', '404.html.br', '404.html.gz'])
    writeFileSync(join(site, 'dist', file), file);
  writeManifest();
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

it.each([
  ['netlify', ['404.html', '_headers']],
  ['cloudflare-pages', ['404.html', '_headers']],
  ['github-pages', ['.nojekyll', '404.html', 'CNAME']],
])(
  '%s gets no compressed copies, nothing of an earlier build, and no build with an inbox',
  async (name, files) => {
    const folder = await writeFolder(site, name);
    writeFileSync(join(folder, 'old.html'), '');
    expect(readdirSync(await writeFolder(site, name)).sort()).toEqual(files);
    writeManifest({ inbox: '/inquiries' });
    await expect(writeFolder(site, name)).rejects.toThrow('post to "/inquiries" on the same origin');
  },
);

it('a chosen folder must be empty and outside the built site', async () => {
  const folder = join(site, 'chosen');
  await writeFolder(site, 'netlify', folder);
  await expect(writeFolder(site, 'nginx', folder)).rejects.toThrow(`${folder} is not empty.`);
  expect(readdirSync(folder)).toContain('_headers');
  const inside = join(site, 'dist/upload');
  await expect(writeFolder(site, 'netlify', inside)).rejects.toThrow(`${inside} is inside the built site.`);
});
