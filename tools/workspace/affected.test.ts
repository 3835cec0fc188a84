import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

async function affectedBy(file: string): Promise<readonly string[]> {
  const { stdout } = await run(
    process.execPath,
    [
      join(root, 'node_modules/nx/dist/bin/nx.js'),
      'show',
      'projects',
      '--affected',
      `--files=${file}`,
      '--json',
    ],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  const projects = JSON.parse(stdout) as readonly string[];
  return projects.map((name) => name.replace('@keystrand/', '')).sort();
}

const site = ['site', 'site-browsers', 'site-e2e', 'tools'];
const everyProject = [
  'bench',
  'chat-engine',
  'chat-engine-stories',
  'consumers',
  'content',
  'content-stories',
  'effects',
  'effects-stories',
  'inbox',
  'ui',
  ...site,
];
const storiesInTheme = ['chat-engine-stories', 'content-stories', 'effects-stories'];

/** What a change of each file makes affected: the projects that use it, no others (docs/architecture.md). */
const affected: Readonly<Record<string, readonly string[]>> = {
  'libs/chat-engine/src/engine.ts': ['bench', 'chat-engine', 'chat-engine-stories', 'consumers', ...site],
  'libs/ui/src/GlowButton/GlowButton.tsx': [
    'consumers',
    'content',
    'inbox',
    'ui',
    ...storiesInTheme,
    ...site,
  ],
  'libs/effects/src/springs/springPresets.ts': [
    'consumers',
    'content',
    'effects',
    'inbox',
    'ui',
    ...storiesInTheme,
    ...site,
  ],
  'libs/content/src/pages/services/siem.ts': ['consumers', 'content', 'content-stories', 'inbox', ...site],
  'libs/content/stories/Company.stories.tsx': ['content-stories'],
  'docs/testing.md': [],
  'libs/effects/stories/.storybook/screenshots/light/springs-presets-footer.png': ['effects-stories'],
  'apps/inbox/src/openInbox.ts': ['inbox', 'site-browsers', 'site-e2e', 'tools'],
  'tools/serve/createServer.ts': site,
  'package-lock.json': everyProject,
  'CONTRIBUTING.md': [],
};

describe('nx affected', () => {
  it.each(Object.entries(affected))(
    'names the projects that use %s',
    async (file, projects) => {
      expect(await affectedBy(file)).toEqual([...projects].sort());
    },
    60_000,
  );
});
