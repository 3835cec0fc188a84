import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './BidiConnection';
import type { Engine, EngineWindow, WindowSettings } from './Engine';
import { firefoxPreferences } from './firefoxPreferences';
import type { FirefoxSettings } from './firefoxPreferences';
import { openFirefoxWindow } from './firefoxWindow';
import { startProcess, stopProcess, waitForOutput } from './process';

interface Process {
  readonly key: string;
  readonly version: string;
  readonly connection: BidiConnection;
  close(): Promise<void>;
}

/** Starts Firefox with a new profile and connects to it by WebDriver BiDi. */
async function startFirefox(path: string, settings: FirefoxSettings): Promise<Process> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), firefoxPreferences(settings));
  const child = startProcess(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const url = await waitForOutput(child, 2, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const connection = await BidiConnection.connect(`${url}/session`);
  const { capabilities } = await connection.send<{
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  }>('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    key: JSON.stringify(settings),
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    connection,
    async close() {
      connection.close();
      await stopProcess(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox by WebDriver BiDi. It takes some settings at its start only, so another value of one restarts it. */
class Firefox implements Engine {
  readonly #path: string;
  #process: Process;

  constructor(path: string, started: Process) {
    this.#path = path;
    this.#process = started;
  }

  get version(): string {
    return this.#process.version;
  }

  async open(settings: WindowSettings): Promise<EngineWindow> {
    const { colorScheme, reducedMotion, script } = settings;
    const own: FirefoxSettings = { colorScheme, reducedMotion, script };
    if (this.#process.key !== JSON.stringify(own)) {
      await this.#process.close();
      this.#process = await startFirefox(this.#path, own);
    }
    return openFirefoxWindow(this.#process.connection, settings);
  }

  async close(): Promise<void> {
    await this.#process.close();
  }
}

/** @param path of the program */
export async function launchFirefox(path: string): Promise<Engine> {
  const usual: FirefoxSettings = { colorScheme: 'light', reducedMotion: false, script: true };
  return new Firefox(path, await startFirefox(path, usual));
}
