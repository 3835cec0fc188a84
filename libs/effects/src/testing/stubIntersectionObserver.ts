import { vi } from 'vitest';

interface IntersectionObserverStub {
  /** Reports to the observers with a root margin (`near`) or without one (`inView`). `isIntersecting` defaults to true. */
  readonly report: (observer: 'near' | 'inView', isIntersecting?: boolean) => void;
  /** Number of elements that are still observed. */
  readonly observedCount: () => number;
}

/** Stubs `IntersectionObserver`, so that a test decides what is in view; undone by `vi.unstubAllGlobals`. */
export function stubIntersectionObserver(): IntersectionObserverStub {
  const observers: TestObserver[] = [];

  class TestObserver {
    readonly #callback: IntersectionObserverCallback;
    readonly margin: string;
    targets: Element[] = [];
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#callback = callback;
      this.margin = options.rootMargin ?? '0px';
      observers.push(this);
    }
    observe(target: Element): void {
      this.targets.push(target);
    }
    disconnect(): void {
      this.targets = [];
    }
    report(isIntersecting: boolean): void {
      const entries = this.targets.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
      if (entries.length > 0) this.#callback(entries, this as unknown as IntersectionObserver);
    }
  }

  vi.stubGlobal('IntersectionObserver', TestObserver);
  return {
    report: (which, isIntersecting = true) =>
      observers.find(({ margin }) => (margin === '0px') === (which === 'inView'))?.report(isIntersecting),
    observedCount: () => observers.reduce((sum, { targets }) => sum + targets.length, 0),
  };
}
