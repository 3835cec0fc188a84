/**
 * Export conditions under which the workspace's packages resolve to their TypeScript sources instead of `dist`
 * (docs/decisions/0008-source-condition.md). The condition's name is read from the compiler options, so that it is
 * spelled once.
 */
import { defaultClientConditions, defaultServerConditions } from 'vite';
import tsconfig from '../tsconfig.base.json' with { type: 'json' };

const { customConditions } = tsconfig.compilerOptions;

/** For code that runs in a browser or in jsdom. */
export const clientConditions = [...customConditions, ...defaultClientConditions];

/** For code that runs in Node, including the styles that vanilla-extract evaluates at build time. */
export const serverConditions = [...customConditions, ...defaultServerConditions];
