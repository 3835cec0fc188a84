import type { Registry, RegistryPart } from './Registry.ts';

/** Package entry points without components, and what each is for. Those that the package does not export are left out. */
const otherEntries: Readonly<Record<string, string>> = {
  './icons': 'Drawings of the content icons, one export each, for `registerIcons`.',
  './theme': 'Design tokens and style helpers.',
};

/** Style sheets that are for no single part. Those that the package does not export are left out. */
const sheets: Readonly<Record<string, string>> = {
  './style.css': 'All styles: fonts, tokens, reset and every part.',
  './tokens.css': 'Custom properties and the classes `light` and `dark`.',
  './reset.css': 'Styles of the page and of bare elements; optional.',
  './fonts.css': 'The font faces; optional.',
  './components.css': 'The styles of every part.',
};

/** Data files. Those that the package does not export are left out. */
const data: Readonly<Record<string, string>> = {
  './registry.json':
    'Every part: import, props, use for, not for, content limits, keyboard, accessibility, tokens.',
  './registry.schema.json': 'JSON Schema of registry.json.',
  './tokens.json': 'Design tokens in the DTCG format (2025.10).',
  './tokens.dark.json': 'Tokens that differ in the dark theme.',
  './tokens.narrow.json': 'Tokens that differ in narrow windows.',
  './tokens.resolver.json': 'DTCG resolver, which combines the token files.',
};

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Returns a link to a file of the package, relative to `dist`, in which llms.txt is. */
const link = (title: string, file: string, text: string) =>
  `- [${title}](${file.replace(/^\.\/dist\//, '').replace(/^\.\//, '../')}): ${text}`;

const partLink = ({ name, entry, declaration, purpose, client }: RegistryPart) =>
  link(name, declaration, `${purpose} From \`${entry}\`${client ? '; client component' : ''}.`);

function target(exports: Exports, entry: string, condition: string): string | undefined {
  const value = exports[entry];
  return typeof value === 'string' ? value : value?.[condition];
}

/**
 * Returns llms.txt (llmstxt.org), a description of the package in Markdown for language models.
 * @param exports `exports` of the package
 */
export function llmsText({ name, description, parts }: Registry, exports: Exports): string {
  const files = (entries: Readonly<Record<string, string>>, condition: string) =>
    Object.entries(entries).flatMap(([entry, text]) => {
      const file = target(exports, entry, condition);
      return file ? [link(entry.replace('.', name), file, text)] : [];
    });
  const partEntries = [...new Set(parts.map(({ entry }) => entry))];
  const entryFiles = partEntries.flatMap((entry) => {
    const file = target(exports, entry.replace(name, '.'), 'types');
    const names = parts.filter((part) => part.entry === entry).map((part) => part.name);
    const text = names.length > 3 ? `${String(names.length)} parts, listed below.` : names.join(', ');
    return file ? [link(entry, file, text)] : [];
  });
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    'React components that render on a server, do not depend on a router or on page data, and write no `style` attribute into server markup. They need React 19.',
    '',
    'Rules for using them:',
    '',
    `- Import components by name: \`${parts[0]?.import ?? ''}\``,
    `- Import a style sheet once: \`${name}/style.css\`, or the sheets of the parts that a page shows.`,
    '- Register icons with `registerIcons` before the first render of `Icon` or of a part with an `icon` prop.',
    '- Wrap the application in `LinkProvider` with the link component of its router; without it links are plain anchors.',
    '- Use the part that the guidance names for a situation, and keep the content limits: both are in registry.json.',
    '- Every visible or announced English text is a prop with a default; pass translations.',
    '- Heading levels are props: keep the outline of the page, with one `h1`, which `Hero` renders.',
    '',
    'Theming: colours are pairs that follow `color-scheme`. The class `dark` or `light` on an element selects the theme; without it the preference of the system applies. Override custom properties (`--ks-…`) for another brand.',
    '',
    '## Entry points',
    '',
    ...entryFiles,
    ...files(otherEntries, 'types'),
    '',
    '## Style sheets',
    '',
    ...files(sheets, 'default'),
    '',
    '## Parts',
    '',
    ...parts.map(partLink),
    '',
    '## Data',
    '',
    ...files(data, 'default'),
    '',
    '## Optional',
    '',
    '- [README](../README.md): entry points, icons, themes, development.',
    '',
  ].join('\n');
}
