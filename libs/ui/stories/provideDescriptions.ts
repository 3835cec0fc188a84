import type { TestProject } from 'vitest/node';
import { describeComponents } from './describeComponents';
import type { DescribedComponent } from './describeComponents';

/** Describes the components in Node, for tests in a browser, where TypeScript cannot read them. */
export function setup({ provide }: TestProject): void {
  provide('describedComponents', describeComponents());
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly describedComponents: readonly DescribedComponent[];
  }
}
