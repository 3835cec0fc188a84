import { AsyncLocalStorage } from 'node:async_hooks';

/** Type and props of a React element. */
export interface LoggedElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * The elements created so far by the page that is being rendered: one list per page, because the prerender renders
 * several pages at once. Imports no component, so that the JSX runtime can be evaluated before any of them.
 */
export const elementLog = new AsyncLocalStorage<LoggedElement[]>();
