import { expect, it } from 'vitest';
import { createPackage } from '../testing/createPackage.ts';
import { apiReports, readDeclarations } from './apiReports.ts';

const button = `import type { Size } from './size';
/** Renders a button. */
export declare function Button(size: Size): string;
export declare const internal: number;
`;

function reportOf(declarations: Readonly<Record<string, string>>): string {
  const published = createPackage(
    Object.fromEntries(Object.entries(declarations).map(([name, text]) => [`dist/${name}.d.ts`, text])),
  );
  return apiReports(published, readDeclarations(published)).get('index.api.md') ?? '';
}

const sources = {
  index: `export { Button } from './button';\nexport type { Size as ButtonSize } from './size';\n`,
  button,
  size: `/** Height in px. */\nexport type Size = 32 | 44;\n`,
};

it('has exported values and types of all modules with their doc comments, and nothing else', () => {
  expect(reportOf(sources)).toContain(`\`\`\`\`ts
/** Renders a button. */
export declare function Button(size: ButtonSize): string;

/** Height in px. */
export declare type ButtonSize = 32 | 44;

export { }
\`\`\`\``);
});

it('has the types that exported ones use, without export', () => {
  const report = reportOf({ ...sources, index: `export { Button } from './button';` });
  expect(report).toContain('\ndeclare type Size = 32 | 44;');
});

it.each([
  ['a signature', { button: button.replace('size: Size', 'size?: Size') }],
  ['a doc comment', { button: button.replace('a button', 'a link') }],
  ['a deprecation', { button: button.replace('button. */', 'button. @deprecated Since 0.2.0. */') }],
  ['a type', { size: 'export type Size = 32;' }],
])('changes with %s', (_, change) => {
  expect(reportOf({ ...sources, ...change })).not.toBe(reportOf(sources));
});

it('does not change with the order of exports or private declarations', () => {
  const moved = {
    index: sources.index.split('\n').toReversed().join('\n'),
    button: button.replace('export declare const internal: number;\n', ''),
  };
  expect(reportOf({ ...sources, ...moved })).toBe(reportOf(sources));
});
