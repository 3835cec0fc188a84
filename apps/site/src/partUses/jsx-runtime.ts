/**
 * The JSX runtime of the server build (`jsxImportSource` in vite.config.ts): React's own, which also logs the elements,
 * so that the prerender can compare the texts of a page with the content limits of the parts that show them.
 */
import * as react from 'react/jsx-runtime';
import { elementLog } from './elementLog';

type CreateElement = typeof react.jsx;

const logging =
  (create: CreateElement): CreateElement =>
  (type, props, key) => {
    elementLog.getStore()?.push({ type, props: props as Readonly<Record<string, unknown>> });
    return create(type, props, key);
  };

export const jsx = logging(react.jsx);
export const jsxs = logging(react.jsxs);
export { Fragment } from 'react/jsx-runtime';
