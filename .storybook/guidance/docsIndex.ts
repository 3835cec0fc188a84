interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

/** Name of a documentation page: the last segment of its title. */
export const pageName = (title: string) => title.split('/').at(-1) ?? title;

/**
 * Returns the addresses of all documentation pages by name, from the index that Storybook serves beside its pages; none if
 * it cannot be loaded.
 */
async function loadDocsPages(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('./index.json').catch(() => undefined);
  if (!response?.ok) return new Map();
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, title }) => [pageName(title), `./?path=/docs/${id}`] as const),
  );
}

/** Addresses of all documentation pages by name; loaded once. */
export const docsPages = loadDocsPages();
