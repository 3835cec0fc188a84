import { onIdle } from '../shell/onIdle';
import { isFontShown } from './isFontShown';

/**
 * Shows the font on a first visit whose first paint did not wait for it. Where the font is shown already, this loads
 * nothing. If it fails to load, the page keeps the fallback.
 */
export function replaceFallbackFont(): void {
  onIdle(() => {
    if (isFontShown()) return;
    import('./swapFont').then(({ swapFont }) => swapFont()).catch(() => undefined);
  });
}
