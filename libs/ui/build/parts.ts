import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Entries that export components, by their export in `package.json`. */
const entries = {
  '@keystrand/ui': 'index.ts',
  '@keystrand/ui/dialog': 'Dialog/index.ts',
  '@keystrand/ui/menu-dialog': 'MenuDialog/index.ts',
  '@keystrand/ui/chat': 'ChatPanel/index.ts',
} as const;

export interface Part {
  /** Name of the exported component; its style sheet is `@keystrand/ui/<name>.css`. */
  readonly name: string;
  /** Where to import it from. */
  readonly entry: string;
  /** Its source, relative to `src`. */
  readonly module: string;
}

/** Returns the components that the package exports. */
export function parts(): readonly Part[] {
  return Object.entries(entries).flatMap(([entry, path]) => {
    const code = readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
    return [...code.matchAll(/^export \{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, entry, module: `${posix.join(posix.dirname(path), from)}.tsx` })),
    );
  });
}
