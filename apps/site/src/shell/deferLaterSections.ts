import { afterPaint } from './onIdle';

/** Keeps the sections below the window out of the next paint: they are hidden until then, and laid out in view after it. */
export function deferLaterSections(): void {
  const { dataset } = document.documentElement;
  dataset['lazyLayout'] = 'hidden';
  afterPaint(() => {
    // Otherwise, all sections have been laid out.
    if (dataset['lazyLayout']) dataset['lazyLayout'] = '';
  });
}
