import { developmentError } from '../development/developmentError';

/** @throws {Error} if the value is neither a function nor an object such as the result of `memo` */
export function checkLinkComponent(component: unknown): void {
  if (typeof component === 'function' || (typeof component === 'object' && component !== null)) return;
  throw developmentError(
    'LinkProvider',
    `\`component\` is ${typeof component === 'string' ? `'${component}'` : String(component)}, not a component`,
    'Pass the link component of your router; it takes the props of an anchor, `href` among them',
  );
}
