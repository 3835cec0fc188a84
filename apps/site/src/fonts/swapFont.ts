import { onIdle } from '../shell/onIdle';
import { keepLines } from './keepLines';

const withoutQuotes = (family: string) => family.replaceAll(/["']/g, '');

/**
 * Shows the preloaded font in place of the fallback, when the browser is idle, without moving anything: every text block
 * keeps its number of lines until the width of the window changes. Does nothing in development, where nothing is preloaded.
 * @throws {DOMException} if the font fails to load
 */
export async function swapFont(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const family = withoutQuotes(getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
  const declared = [...document.fonts].find((face) => withoutQuotes(face.family) === family);
  if (!preload || !declared) return;

  // A face with `font-display: optional` is not shown once its time is over; a face added by script has no time limit.
  const { weight } = declared;
  const face = await new FontFace(family, `url("${preload.href}")`, { weight }).load();
  await new Promise<void>(onIdle);

  const undo = keepLines(document.body, () => document.fonts.add(face));
  const { innerWidth } = window;
  const undoOnResize = () => {
    // On phones, the address bar changes the height.
    if (window.innerWidth === innerWidth) return;
    removeEventListener('resize', undoOnResize);
    undo();
  };
  addEventListener('resize', undoOnResize);
}
