import { hues } from '../theme/tokens';
import { developmentError } from './developmentError';

/** @throws {Error} if the hue is set and not one of the theme */
export function checkHue(part: string, hue: string | undefined): void {
  if (hue === undefined || hue === '' || Object.hasOwn(hues, hue)) return;
  const names = Object.keys(hues).map((name) => `'${name}'`);
  throw developmentError(
    part,
    `'${hue}' is not a hue`,
    `Use ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`,
  );
}
