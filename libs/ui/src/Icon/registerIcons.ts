import type { IconDrawing } from './IconDrawing';
import type { IconName } from './IconName';

const drawings = new Map<string, IconDrawing>();

/**
 * Makes icons known to `Icon`, to add before they are rendered. An application adds those it shows, or all of
 * `@keystrand/ui/icons` (`import * as icons`) where weight does not matter: fifty drawings are more than most pages need.
 *
 * Known to the whole program, for a name always stands for the same drawing.
 */
export function registerIcons(icons: Partial<Record<IconName, IconDrawing>>): void {
  for (const [name, drawing] of Object.entries(icons)) drawings.set(name, drawing);
}

/** @throws {Error} naming the icon, where it has not been added */
export function iconDrawing(name: IconName): IconDrawing {
  const drawing = drawings.get(name);
  if (!drawing)
    throw new Error(`No drawing is known of the icon "${name}": hand it to registerIcons() first.`);
  return drawing;
}
