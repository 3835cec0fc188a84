/** How to use the packages in one kind of application. */
export interface Consumer {
  readonly name: string;
  /** What is particular about it, in one or two sentences. */
  readonly note: string;
  readonly install: string;
  /** Files that tests build and run, relative to the workspace. */
  readonly files: readonly string[];
}

const fixtures = 'tools/consumers/fixtures';

/** The applications that the packages are tested in. */
export const consumers: readonly Consumer[] = [
  {
    name: 'Vite',
    note: 'Import the style sheet once, before the first render. The CSS target keeps light-dark(), which the themes need.',
    install: 'npm install @keystrand/ui react react-dom',
    files: [`${fixtures}/vite/vite.config.ts`, `${fixtures}/vite/src/main.tsx`],
  },
  {
    name: 'Next.js, app router',
    note: 'Parts that use client features are client modules already: pages stay server components.',
    install: 'npm install @keystrand/ui',
    files: [`${fixtures}/next/app/layout.tsx`, `${fixtures}/next/app/page.tsx`],
  },
  {
    name: 'Plain HTML',
    note: 'The chat engine has no dependency and needs no build.',
    install: 'npm install @keystrand/chat-engine',
    files: ['libs/chat-engine/examples/html/index.html', 'libs/chat-engine/examples/html/chat.js'],
  },
  {
    name: 'Node',
    note: 'On a server the same table answers requests.',
    install: 'npm install @keystrand/chat-engine',
    files: ['libs/chat-engine/examples/server/server.ts', 'libs/chat-engine/examples/table.ts'],
  },
];

/**
 * Returns the consumers whose files are all in the workspace.
 *
 * @param sources text of each file, by its path relative to the workspace
 */
export const availableConsumers = (sources: Readonly<Record<string, string>>): readonly Consumer[] =>
  consumers.filter(({ files }) => files.every((file) => sources[file] !== undefined));
