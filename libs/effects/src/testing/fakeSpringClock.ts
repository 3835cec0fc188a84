import { Globals } from '@react-spring/web';
import { afterEach, beforeEach, vi } from 'vitest';

/** Runs react-spring on fake timers in each test of the file, so that tests compute animations instead of waiting. */
export function installFakeSpringClock(): void {
  // Otherwise react-spring uses the function of the page, which it has read before the test.
  Globals.assign({ requestAnimationFrame: (callback) => requestAnimationFrame(callback) });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
}
