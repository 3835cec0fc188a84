/** Properties that React and module loaders read to find out what a value is. */
const probed = new Set(['$$typeof', 'defaultProps', 'displayName', 'then', 'toJSON']);

/**
 * Returns a value that throws when it is called, rendered or when one of its properties is read.
 * @param {string} name
 * @param {string} packageName
 */
export function clientStub(name, packageName) {
  const fail = () => {
    throw new Error(
      `${name} of ${packageName} needs a browser or server rendering, but was used with React's server build (condition ` +
        `"react-server"). Use it in a module that begins with 'use client', in a framework that supports this ` +
        `directive, or start Node without --conditions=react-server.`,
    );
  };
  return new Proxy(fail, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target || probed.has(key) ? Reflect.get(target, key) : fail(),
  });
}
