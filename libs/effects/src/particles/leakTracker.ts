/** What scripts have started on the page and not ended. */
export interface PageActivity {
  /** Listeners, observers, timers and frames that are still there, by name; nothing for those that are gone. */
  readonly left: () => readonly string[];
  /** Frames asked for so far. */
  readonly frames: () => number;
  /** Puts the browser's own functions back. */
  readonly restore: () => void;
}

/** Counts listeners, observers, timers and frames by standing in for the browser's own functions. */
export function watchPageActivity(): PageActivity {
  const live = new Map<string, number>();
  const undo: (() => void)[] = [];
  let frames = 0;
  const count = (name: string, by: 1 | -1) => live.set(name, (live.get(name) ?? 0) + by);

  const replace = <Owner extends object, Key extends keyof Owner>(
    owner: Owner,
    key: Key,
    by: Owner[Key],
  ): void => {
    const own = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { configurable: true, writable: true, value: by });
    undo.push(() => {
      if (own) Object.defineProperty(owner, key, own);
      else Reflect.deleteProperty(owner, key);
    });
  };

  // Listeners, whether they are removed one by one or by their signal.
  const known = new Map<EventTarget, Map<string, Set<unknown>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const forget = (target: EventTarget, type: string, listener: unknown): void => {
    if (known.get(target)?.get(type)?.delete(listener)) count(`listener ${type}`, -1);
  };
  replace(
    EventTarget.prototype,
    'addEventListener',
    function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (!(target instanceof AbortSignal) && !signal?.aborted) {
        const types = known.get(target) ?? new Map<string, Set<unknown>>();
        const listeners = types.get(type) ?? new Set();
        if (!listeners.has(listener)) count(`listener ${type}`, 1);
        known.set(target, types.set(type, listeners.add(listener)));
        if (signal) addEventListener.call(signal, 'abort', () => forget(target, type, listener));
      }
      addEventListener.call(target, type, listener, options);
    },
  );
  replace(
    EventTarget.prototype,
    'removeEventListener',
    function (this: EventTarget | undefined, type, listener, options) {
      forget(this ?? window, type, listener);
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

  const pending = new Set<unknown>();
  const settle = (name: string, id: unknown): void => {
    if (pending.delete(`${name} ${String(id)}`)) count(name, -1);
  };
  const begin = (name: string, id: unknown): void => {
    pending.add(`${name} ${String(id)}`);
    count(name, 1);
  };
  const own = {
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  replace(window, 'requestAnimationFrame', (callback) => {
    frames += 1;
    const id = own.requestAnimationFrame((time) => {
      settle('frame', id);
      callback(time);
    });
    begin('frame', id);
    return id;
  });
  replace(window, 'cancelAnimationFrame', (id) => {
    settle('frame', id);
    own.cancelAnimationFrame(id);
  });
  replace(window, 'setTimeout', ((
    callback: (...args: unknown[]) => void,
    delay?: number,
    ...args: unknown[]
  ) => {
    const id = own.setTimeout(() => {
      settle('timer', id);
      callback(...args);
    }, delay);
    begin('timer', id);
    return id;
  }) as typeof window.setTimeout);
  replace(window, 'clearTimeout', (id) => {
    settle('timer', id);
    own.clearTimeout(id);
  });
  replace(window, 'setInterval', ((callback: () => void, delay?: number) => {
    const id = own.setInterval(callback, delay);
    begin('interval', id);
    return id;
  }) as typeof window.setInterval);
  replace(window, 'clearInterval', (id) => {
    settle('interval', id);
    own.clearInterval(id);
  });

  return {
    left: () => [...live].filter(([, number]) => number !== 0).map(([name, number]) => `${name}: ${number}`),
    frames: () => frames,
    restore: () => undo.splice(0).forEach((putBack) => putBack()),
  };
}
