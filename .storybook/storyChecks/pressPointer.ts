import type { BrowserCommand } from 'vitest/node';
import { sessionOf } from './cdpSession.ts';

export type PointerType = 'mouse' | 'pen' | 'touch';

/** Presses and releases at a point of the story, in CSS pixels from its upper left corner, with one kind of pointer. */
export const pressPointer: BrowserCommand<[type: PointerType, x: number, y: number]> = async (
  { context, frame, page },
  pointerType,
  x,
  y,
) => {
  const session = await sessionOf(context, page);
  const story = await frame();
  const box = await (await story.frameElement()).boundingBox();
  if (!box) throw new Error('The frame of the story is not shown.');
  // Vitest scales the frame down if the browser's window is smaller than the viewport of the stories.
  const scale = box.width / (await story.evaluate(() => innerWidth));
  const at = { x: box.x + x * scale, y: box.y + y * scale };
  if (pointerType === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  const press = { ...at, button: 'left', clickCount: 1, pointerType } as const;
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', pointerType });
  await session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed', buttons: 1 });
  await session.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased', buttons: 0 });
};
