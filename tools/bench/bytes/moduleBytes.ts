import { SourceMap } from 'node:module';

/** A source map as build tools write it. */
export type SourceMapPayload = ConstructorParameters<typeof SourceMap>[0];

/** Returns the source of a mapping. Node's types do not say that a mapping may have none. */
const originalSource = ({ originalSource: source }: { originalSource: string | undefined }) => source ?? '';

/**
 * Returns the length of the code that comes from each source, in UTF-16 code units. Code without a source, such as a
 * bundler's own, is counted under the empty string. The sum is the length of the code.
 */
export function lengthBySource(code: string, payload: SourceMapPayload): Map<string, number> {
  const map = new SourceMap(payload);
  const lengths = new Map<string, number>();
  code.split('\n').forEach((line, row, lines) => {
    // The line break belongs to the line that it ends.
    const length = line.length + (row < lines.length - 1 ? 1 : 0);
    for (let column = 0; column < length; column += 1) {
      const entry = map.findEntry(row, column);
      // Before the first mapping of a line, Node returns the last one of an earlier line.
      const source = 'originalSource' in entry && entry.generatedLine === row ? originalSource(entry) : '';
      lengths.set(source, (lengths.get(source) ?? 0) + 1);
    }
  });
  return lengths;
}

/** Returns the package of a module's path: its npm name, `libs/ui` and the like, or `bundler` for code without a module. */
export function packageOf(module: string): string {
  const external = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (external !== undefined) return external;
  return /^(?:apps|libs)\/[^/]+/.exec(module)?.[0] ?? 'bundler';
}

/** Divides a number of bytes among keys in proportion to their lengths. */
export function divideBytes(bytes: number, lengths: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return new Map([...lengths].map(([key, length]) => [key, total === 0 ? 0 : (bytes * length) / total]));
}
