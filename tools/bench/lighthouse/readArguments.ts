import { parseArgs } from 'node:util';

/** A built static site that is measured in the same series. */
export interface Peer {
  readonly folder: string;
  /** Path of the page to measure. @default '/' */
  readonly path: string;
}

/** Arguments of `npm run bench`. */
export interface BenchArguments {
  /** Measures all pages instead of one of each kind. */
  readonly all: boolean;
  /** Paths to measure instead. */
  readonly paths: readonly string[];
  readonly peers: readonly Peer[];
  /** Runs of each page. @default 5 */
  readonly runs: number;
  /** Waits for a quiet machine before each round. @default true */
  readonly wait: boolean;
  /** Minutes of waiting in a row after which the series fails. @default 20 */
  readonly patience: number;
  /** Builds the site first. @default true */
  readonly build: boolean;
  /** Writes the series to `docs/performance.md`. */
  readonly docs: boolean;
}

/**
 * Returns the integer of an argument.
 *
 * @throws {Error} if it is not a whole number from 1
 */
function positiveInteger(name: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value))
    throw new Error(`--${name} must be a whole number from 1, but is "${value}".`);
  return Number(value);
}

/** Reads `folder` or `folder=/path`. */
function readPeer(value: string): Peer {
  const [, folder = '', path = '/'] = /^(.*?)(?:=(\/.*))?$/.exec(value) ?? [];
  if (folder === '')
    throw new Error('--peer must be a folder, or a folder and a path: --peer dist/peer=/about/');
  return { folder, path };
}

/**
 * Returns the arguments of the command line.
 *
 * @throws {Error} if an argument is unknown or has a wrong value
 */
export function readArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      pages: { type: 'string', default: '' },
      peer: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      wait: { type: 'boolean', default: true },
      patience: { type: 'string', default: '20' },
      build: { type: 'boolean', default: true },
      docs: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const paths = values.pages.split(',').filter(Boolean);
  const relative = paths.find((path) => !path.startsWith('/'));
  if (relative !== undefined)
    throw new Error(`--pages must be paths such as "/about", but has "${relative}".`);
  return {
    all: values.all,
    paths,
    peers: values.peer.map(readPeer),
    runs: positiveInteger('runs', values.runs),
    wait: values.wait,
    patience: positiveInteger('patience', values.patience),
    build: values.build,
    docs: values.docs,
  };
}
