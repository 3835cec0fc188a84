import { Globals } from '@react-spring/web';

/** A clock that tests turn by hand; every spring of the process follows it. */
export interface SpringClock {
  /** Lets time pass, frame by frame at 60 frames a second, and lets promises settle after each. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

const frame = 1000 / 60;

/** Puts react-spring on a clock of its own, so that what a spring does can be computed instead of waited for. */
export function takeSpringClock(): SpringClock {
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
      for (let passed = 0; passed + frame / 2 < milliseconds; passed += frame) {
        time += frame;
        const due = queue;
        queue = [];
        for (const callback of due) callback();
        await Promise.resolve();
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
