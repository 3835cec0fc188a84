import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineWindow, WindowSettings } from './Engine';
import { startProcess, stopProcess, waitForOutput } from './process';
import { openWebKitWindow } from './webkitWindow';

/** Programs that WebKitGTK's tests need. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** X server without a screen: WebKitGTK has no headless mode. */
  readonly display: string;
}

/** Returns a free port. The driver does not choose one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the driver accepts sessions; it prints nothing when it is ready. */
async function waitForDriver(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(`${url}/status`);
      const { value } = (await response.json()) as { readonly value: { readonly ready: boolean } };
      if (value.ready) return;
    } catch (error) {
      if (attempt === 300) throw new Error(`${url} does not answer`, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** WebKitGTK by WebDriver, in a display of its own. Each window is a session. */
class WebKit implements Engine {
  readonly #programs: WebKitPrograms;
  readonly #stop: () => Promise<void>;
  readonly #display: string;
  version = 'WebKitGTK';

  constructor(programs: WebKitPrograms, display: string, stop: () => Promise<void>) {
    this.#programs = programs;
    this.#display = display;
    this.#stop = stop;
  }

  async open(settings: WindowSettings): Promise<EngineWindow> {
    // GTK reads its settings when a program starts. A driver has one session at a time.
    const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
    await mkdir(join(folder, 'gtk-3.0'));
    await writeFile(
      join(folder, 'gtk-3.0/settings.ini'),
      ['[Settings]', `gtk-enable-animations=${settings.reducedMotion ? '0' : '1'}`, ''].join('\n'),
    );
    const port = await freePort();
    const driver = startProcess(this.#programs.driver, [`--port=${String(port)}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: this.#display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: folder,
        // No accessibility bus and no settings daemon, which a display without a desktop does not have.
        NO_AT_BRIDGE: '1',
        GSETTINGS_BACKEND: 'memory',
      },
    });
    const stop = async () => {
      await stopProcess(driver);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const url = `http://127.0.0.1:${String(port)}`;
      await waitForDriver(url);
      const window = await openWebKitWindow(url, this.#programs.browser, settings);
      this.version = window.version;
      return {
        ...window,
        async close() {
          await window.close();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#stop();
  }
}

/** Starts an X server for the windows of WebKitGTK. */
export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  for (const path of Object.values(programs))
    if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  const server = startProcess(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '3200x3000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await waitForOutput(server, 3, /(\d+)\n/);
  return new WebKit(programs, `:${number}`, () => stopProcess(server));
}
