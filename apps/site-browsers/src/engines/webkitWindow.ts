import { jsonCall } from './Engine';
import type { EngineWindow, WindowSettings } from './Engine';
import { WebDriverSession } from './WebDriverSession';

/**
 * Position of windows: without a window manager, the window below the pointer has the keyboard's focus, and the pointer
 * rests in the middle of the display (`webkit.ts`), here the upper left corner of the page.
 */
const position = { x: 1598, y: 1498 };

/**
 * Replaces the window by one without a toolbar, whose viewport has any width from 320 px: the toolbar of MiniBrowser needs 447 px.
 */
async function removeToolbar(session: WebDriverSession): Promise<void> {
  const first = await session.get('/window');
  await session.post('/execute/sync', {
    script: "window.open('about:blank', '_blank', arguments[0])",
    args: [
      `toolbar=no,location=no,menubar=no,left=${String(position.x)},top=${String(position.y)},width=400,height=400`,
    ],
  });
  const next = ((await session.get('/window/handles')) as string[]).find((handle) => handle !== first);
  if (!next) throw new Error('MiniBrowser has not opened a second window.');
  await session.delete('/window');
  await session.post('/window', { handle: next });
}

/** Opens a window of WebKitGTK's MiniBrowser, whose storage ends with it. */
export async function openWebKitWindow(
  driver: string,
  browser: string,
  { width, height, colorScheme, script }: WindowSettings,
): Promise<EngineWindow & { readonly version: string }> {
  const session = await WebDriverSession.create(driver, {
    'webkitgtk:browserOptions': {
      binary: browser,
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        // Scripts of pages; those of the driver run nevertheless.
        `--enable-javascript-markup=${String(script)}`,
        ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
      ],
    },
  });
  await removeToolbar(session);
  const resize = async (newWidth: number, newHeight: number) => {
    await session.post('/window/rect', { ...position, width: newWidth, height: newHeight });
  };
  await resize(width, height);
  return {
    version: `WebKitGTK ${String(session.capabilities['browserVersion'])}`,
    resize,
    async goto(url) {
      await session.post('/url', { url });
    },
    async evaluate(declaration, args) {
      const result = (await session.post('/execute/async', {
        script: `const [json, done] = arguments;
          new Promise((resolve) => resolve((${jsonCall(declaration)})(json))).then(
            (value) => done({ value }),
            (error) => done({ error: String(error?.stack ?? error) + ' ' + String(error) }),
          );`,
        args: [JSON.stringify(args)],
      })) as { readonly value?: string; readonly error?: string };
      if (result.error !== undefined) throw new Error(result.error);
      return JSON.parse(result.value ?? 'null') as unknown;
    },
    async perform(source) {
      await session.post('/actions', { actions: [source] });
    },
    async back() {
      await session.post('/back', {});
    },
    async reload() {
      await session.post('/refresh', {});
    },
    async screenshot() {
      return Buffer.from(String(await session.get('/screenshot')), 'base64');
    },
    async close() {
      await session.delete();
    },
  };
}
