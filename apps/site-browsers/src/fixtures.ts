import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import type { Engine, EngineWindow, WindowSettings } from './engines/Engine';
import { startEngine } from './engines/findEngine';
import type { EngineName } from './engines/findEngine';
import { Page } from './page/Page';
import { TestServer } from './server/TestServer';
import { loadStorybook } from './stories/runStory';

export { expect } from '@playwright/test';

/** Options of a project. */
export interface Options {
  readonly engineName: EngineName;
  /** Origin of the server with the site or with Storybook. */
  readonly upstream: string;
}

interface WorkerFixtures extends Options {
  readonly engine: Engine;
  readonly server: TestServer;
  /** One window for all stories of a worker: opening one takes longer than most stories. */
  readonly storyWindow: EngineWindow;
}

interface Fixtures {
  readonly settings: Partial<WindowSettings>;
  /** Patterns of the console messages that a test causes on purpose; any other message fails it. */
  readonly expectedMessages: RegExp[];
  readonly site: Page;
  /** A page of the built Storybook. */
  readonly storybook: Page;
}

const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

const usual: WindowSettings = { ...desktop, colorScheme: 'light', reducedMotion: false, script: true };

/** A test in one of the engines, which fails on every console message that it does not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  upstream: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, launchOptions }, use) => {
      const engine = await startEngine(engineName, launchOptions);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [
    async ({ upstream, engineName }, use) => {
      const server = new TestServer(upstream, { reportsConsole: engineName === 'webkit' });
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  expectedMessages: async ({ engineName: _engineName }, use) => {
    await use([]);
  },
  storyWindow: [
    async ({ engine, server }, use) => {
      const window = await engine.open({ ...usual, reducedMotion: true });
      await loadStorybook(new Page(window, server));
      server.reset();
      await use(window);
      await window.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ engine, server, settings, expectedMessages }, use, info) => {
    const window = await engine.open({ ...usual, ...settings });
    info.annotations.push({ type: 'engine', description: engine.version });
    try {
      const page = new Page(window, server);
      await use(page);
      await keepPicture(window, info);
      expectNoMessages(page.messages, expectedMessages);
    } finally {
      await window.close();
      server.reset();
    }
  },
  storybook: async ({ engine, server, storyWindow, expectedMessages }, use, info) => {
    info.annotations.push({ type: 'engine', description: engine.version });
    const page = new Page(storyWindow, server);
    // Only the window's: what the server has received since the last test was sent late.
    const earlier = storyWindow.messages?.length ?? 0;
    try {
      await use(page);
      await keepPicture(storyWindow, info);
      expectNoMessages(page.messages.slice(earlier), expectedMessages);
    } finally {
      server.reset();
    }
  },
});

/** Keeps a picture of the page of a failed test. */
async function keepPicture(window: EngineWindow, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const path = info.outputPath('page.png');
  await writeFile(path, await window.screenshot());
  info.attachments.push({ name: 'page', path, contentType: 'image/png' });
}

function expectNoMessages(messages: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
  if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
}
