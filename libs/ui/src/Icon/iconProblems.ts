import { developmentError } from '../development/developmentError';

/** Returns the error about an icon that is rendered without a drawing. */
export function unknownIcon(name: string): Error {
  return developmentError(
    'Icon',
    `no drawing is registered under the name '${name}'`,
    `Import the drawing from '@keystrand/ui/icons' and call registerIcons({ ${name} }) before the first render`,
  );
}

/** @throws {Error} if a drawing is no text, for example because the imported name does not exist */
export function checkDrawings(icons: Readonly<Record<string, unknown>>): void {
  for (const [name, drawing] of Object.entries(icons)) {
    if (typeof drawing === 'string') continue;
    throw developmentError(
      'registerIcons',
      `the drawing of '${name}' is ${drawing === undefined ? 'undefined' : 'not the data of a path'}`,
      "Pass exports of '@keystrand/ui/icons'",
    );
  }
}
