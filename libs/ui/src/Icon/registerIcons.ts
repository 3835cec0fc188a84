import { developmentError } from '../development/developmentError';
import type { IconDrawing } from './IconDrawing';
import type { IconName } from './IconName';

const drawings = new Map<string, IconDrawing>();

/**
 * Registers icons for `Icon`; call it before rendering them. Register the icons that a page needs, or all of
 * `@keystrand/ui/icons` (`import * as icons`) where bundle size does not matter: most pages need few of the fifty.
 *
 * The registry is global to the module, because a name always means the same drawing.
 */
export function registerIcons(icons: Partial<Record<IconName, IconDrawing>>): void {
  for (const [name, drawing] of Object.entries(icons)) drawings.set(name, drawing);
}

/** @throws {Error} if the icon has not been registered */
export function iconDrawing(name: IconName): IconDrawing {
  const drawing = drawings.get(name);
  if (drawing) return drawing;
  throw process.env.NODE_ENV === 'production'
    ? new Error(`Icon: ${name}`)
    : developmentError(
        'Icon',
        `no drawing is registered under the name '${name}'`,
        `Import the drawing from '@keystrand/ui/icons' and call registerIcons({ ${name} }) before the first render`,
      );
}
