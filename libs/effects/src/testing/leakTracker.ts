/** Counts what scripts have started on the page and not stopped. */
export interface LeakTracker {
  /** Listeners, observers, timers and frames that are still active, as `name: count`. */
  readonly active: () => readonly string[];
  /** Number of animation frames requested so far. */
  readonly frameCount: () => number;
  /** Restores the native functions. */
  readonly restore: () => void;
}

/** Counts listeners, observers, timers and frames by replacing the native functions with counting ones. */
export function trackLeaks(): LeakTracker {
  const counts = new Map<string, number>();
  const restorers: (() => void)[] = [];
  let frameCount = 0;
  const count = (name: string, change: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + change);

  const replace = <Owner extends object, Key extends keyof Owner>(
    owner: Owner,
    key: Key,
    replacement: Owner[Key],
  ): void => {
    const original = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { configurable: true, writable: true, value: replacement });
    restorers.push(() => {
      if (original) Object.defineProperty(owner, key, original);
      else Reflect.deleteProperty(owner, key);
    });
  };

  // Listeners can be removed one by one or by an abort signal.
  const listenersByTarget = new Map<EventTarget, Map<string, Set<unknown>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const removed = (target: EventTarget, type: string, listener: unknown): void => {
    if (listenersByTarget.get(target)?.get(type)?.delete(listener)) count(`listener ${type}`, -1);
  };
  replace(
    EventTarget.prototype,
    'addEventListener',
    function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (!(target instanceof AbortSignal) && !signal?.aborted) {
        const types = listenersByTarget.get(target) ?? new Map<string, Set<unknown>>();
        const listeners = types.get(type) ?? new Set();
        if (!listeners.has(listener)) count(`listener ${type}`, 1);
        listenersByTarget.set(target, types.set(type, listeners.add(listener)));
        if (signal) addEventListener.call(signal, 'abort', () => removed(target, type, listener));
      }
      addEventListener.call(target, type, listener, options);
    },
  );
  replace(
    EventTarget.prototype,
    'removeEventListener',
    function (this: EventTarget | undefined, type, listener, options) {
      removed(this ?? window, type, listener);
      removeEventListener.call(this ?? window, type, listener, options);
    },
  );

  for (const Observer of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = Observer.prototype;
    const observing = new WeakSet<object>();
    replace(
      Observer.prototype as { observe: unknown },
      'observe',
      function (this: object, ...args: unknown[]) {
        if (!observing.has(this)) count(Observer.name, 1);
        observing.add(this);
        Reflect.apply(observe, this, args);
      },
    );
    replace(Observer.prototype as { disconnect: unknown }, 'disconnect', function (this: object) {
      if (observing.delete(this)) count(Observer.name, -1);
      Reflect.apply(disconnect, this, []);
    });
  }

  const pending = new Set<string>();
  const started = (name: string, id: unknown): void => {
    pending.add(`${name} ${String(id)}`);
    count(name, 1);
  };
  const ended = (name: string, id: unknown): void => {
    if (pending.delete(`${name} ${String(id)}`)) count(name, -1);
  };
  const native = {
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  replace(window, 'requestAnimationFrame', (callback) => {
    frameCount += 1;
    const id = native.requestAnimationFrame((time) => {
      ended('frame', id);
      callback(time);
    });
    started('frame', id);
    return id;
  });
  replace(window, 'cancelAnimationFrame', (id) => {
    ended('frame', id);
    native.cancelAnimationFrame(id);
  });
  replace(window, 'setTimeout', ((
    callback: (...args: unknown[]) => void,
    delay?: number,
    ...args: unknown[]
  ) => {
    const id = native.setTimeout(() => {
      ended('timer', id);
      callback(...args);
    }, delay);
    started('timer', id);
    return id;
  }) as typeof window.setTimeout);
  replace(window, 'clearTimeout', (id) => {
    ended('timer', id);
    native.clearTimeout(id);
  });
  replace(window, 'setInterval', ((callback: () => void, delay?: number) => {
    const id = native.setInterval(callback, delay);
    started('interval', id);
    return id;
  }) as typeof window.setInterval);
  replace(window, 'clearInterval', (id) => {
    ended('interval', id);
    native.clearInterval(id);
  });

  return {
    active: () => [...counts].filter(([, value]) => value !== 0).map(([name, value]) => `${name}: ${value}`),
    frameCount: () => frameCount,
    restore: () => restorers.splice(0).forEach((restore) => restore()),
  };
}
