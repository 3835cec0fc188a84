import type { BrowserCommand } from 'vitest/node';
import { commands } from '../conditions/commands.ts';
import { sessionOf } from './cdpSession.ts';
import { pressPointer } from './pressPointer.ts';
import type { PointerType } from './pressPointer.ts';

/** Presses a key or a combination such as `Shift+Tab` a number of times, as the operating system would. */
const press: BrowserCommand<[key: string, times: number]> = async ({ page }, key, times) => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
};

/** Emulates a touch screen: `pointer: coarse` and `hover: none` match. */
const emulateTouch: BrowserCommand<[enabled: boolean]> = async ({ context, page }, enabled) => {
  const session = await sessionOf(context, page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 });
};

/** Commands that the checks of stories send from the page to the browser. */
export const storyCommands = { ...commands, press, emulateTouch, pressPointer };

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly press: (key: string, times: number) => Promise<void>;
    readonly pressPointer: (type: PointerType, x: number, y: number) => Promise<void>;
    readonly emulateTouch: (enabled: boolean) => Promise<void>;
  }
}
