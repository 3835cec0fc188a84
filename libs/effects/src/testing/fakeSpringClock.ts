import { Globals } from '@react-spring/web';

/** A manual clock for react-spring. */
export interface FakeSpringClock {
  /** Advances the clock in frames of 1/60 s and lets promises settle after each. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

const frameInterval = 1000 / 60;

/** Replaces the clock of react-spring for the whole process, so that tests compute animations instead of waiting. */
export function installFakeSpringClock(): FakeSpringClock {
  let time = 0;
  let queue: (() => void)[] = [];
  Globals.assign({
    now: () => time,
    requestAnimationFrame: (callback) => {
      queue.push(callback);
    },
  });
  return {
    async advance(milliseconds) {
      for (let elapsed = 0; elapsed + frameInterval / 2 < milliseconds; elapsed += frameInterval) {
        time += frameInterval;
        const callbacks = queue;
        queue = [];
        for (const callback of callbacks) callback();
        await Promise.resolve();
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
