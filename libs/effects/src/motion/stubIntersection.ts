import { vi } from 'vitest';

interface IntersectionStub {
  /** Reports that the watched elements come near (within a root margin) or are seen, or that they no longer are. */
  readonly come: (which: 'near' | 'seen', isIntersecting?: boolean) => void;
  /** How many elements are still watched. */
  readonly watched: () => number;
}

/** Gives a test the say over what is in view; undone by `vi.unstubAllGlobals`. */
export function stubIntersection(): IntersectionStub {
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
    come: (which, isIntersecting = true) =>
      observers.find(({ margin }) => (margin === '0px') === (which === 'seen'))?.report(isIntersecting),
    watched: () => observers.reduce((sum, { targets }) => sum + targets.length, 0),
  };
}
