import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import type { Host } from '../hosts.ts';
import { hosts } from '../hosts.ts';
import { writeFolder } from './writeFolder.ts';

const manifest: HostingManifest = {
  origin: 'https://site.example',
  paths: ['/', '/about'],
  files: ['/robots.txt'],
};

let site: string;
let folder: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'keystrand-folder-'));
  folder = join(site, 'upload');
  await mkdir(join(site, 'dist'));
  await mkdir(join(site, 'build'));
  await writeFile(join(site, 'build/hosting.json'), JSON.stringify(manifest));
  for (const file of ['index.html', 'index.html.br', 'about.html', 'about.html.gz', '404.html', 'robots.txt'])
    await writeFile(join(site, 'dist', file), file);
});

afterEach(() => rm(site, { recursive: true }));

const write = (host: Host, overwrite = true) => writeFolder(host, { site, folder, overwrite });

async function writtenFiles(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.map((entry) => entry.replaceAll(sep, '/')).sort();
}

const host: Host = {
  files: ({ origin }) => ({ 'settings/site.conf': origin }),
  siteFolder: 'site',
  servesCompressedCopies: true,
  reachesInbox: true,
};

describe('the folder for a host', () => {
  it('contains the site with its compressed copies beside the configuration', async () => {
    expect(await write(host)).toBe(7);
    expect(await writtenFiles()).toEqual([
      'settings',
      'settings/site.conf',
      'site',
      'site/404.html',
      'site/about.html',
      'site/about.html.gz',
      'site/index.html',
      'site/index.html.br',
      'site/robots.txt',
    ]);
    expect(await readFile(join(folder, 'settings/site.conf'), 'utf8')).toBe('https://site.example');
  });

  it('leaves compressed copies out for a host that compresses', async () => {
    await write({ ...host, siteFolder: '', servesCompressedCopies: false });
    expect(await writtenFiles()).toEqual([
      '404.html',
      'about.html',
      'index.html',
      'robots.txt',
      'settings',
      'settings/site.conf',
    ]);
  });

  it('contains nothing of an earlier build', async () => {
    await write(host);
    await writeFile(join(folder, 'site/old.html'), 'old');
    await write(host);
    expect(await writtenFiles()).not.toContain('site/old.html');
  });

  it.each(Object.keys(hosts))('can be written for %s', async (name) => {
    const known = hosts[name];
    if (!known) throw new Error(name);
    await write(known);
    expect(await writtenFiles()).toContain(
      known.siteFolder === '' ? 'index.html' : `${known.siteFolder}/index.html`,
    );
  });
});

describe('a site with an inbox', () => {
  beforeEach(() =>
    writeFile(join(site, 'build/hosting.json'), JSON.stringify({ ...manifest, inbox: '/inquiries' })),
  );

  it.each(['nginx', 'caddy'])('can be written for %s, which passes requests to it', async (name) => {
    await expect(write(hosts[name] ?? host)).resolves.toBeGreaterThan(0);
  });

  it.each(['netlify', 'cloudflare-pages', 'cloudfront', 'github-pages'])(
    'cannot be written for %s, and the error says what to do instead',
    async (name) => {
      await expect(write(hosts[name] ?? host)).rejects.toThrow(
        'build with SITE_INBOX=on SITE_FORM_ENDPOINT=https://<host of the inbox>/inquiries,',
      );
    },
  );
});

describe('an error names what to do', () => {
  it('if the site is not built', async () => {
    await rm(join(site, 'build/hosting.json'));
    await expect(write(host)).rejects.toThrow(/hosting\.json\" is missing\. This builds it: npx nx run/);
  });

  it('if a document of the build is missing', async () => {
    await rm(join(site, 'dist/about.html'));
    await expect(write(host)).rejects.toThrow(/about\.html\" is missing\. This builds it: npx nx run/);
  });

  it('if a chosen folder is not empty, which it keeps', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'letter.txt'), 'mine');
    await expect(write(host, false)).rejects.toThrow('is not empty. Delete it, or choose another folder');
    expect(await writtenFiles()).toEqual(['letter.txt']);
  });

  it('if the folder is inside the built site', async () => {
    folder = join(site, 'dist/upload');
    await expect(write(host)).rejects.toThrow('is inside the built site');
    folder = join(site, 'dist');
    await expect(write(host)).rejects.toThrow('is inside the built site');
  });
});
