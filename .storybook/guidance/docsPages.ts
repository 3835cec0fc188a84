interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

/** Addresses of all documentation pages by component, from the index that Storybook serves next to them. */
export const docsPages: Promise<ReadonlyMap<string, string>> = fetch('./index.json')
  .then(async (response) => {
    const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
    return new Map(
      Object.values(entries)
        .filter(({ type }) => type === 'docs')
        .map(({ id, title }) => [title.replace(/^.*\//, ''), `./?path=/docs/${id}`]),
    );
  })
  .catch(() => new Map());
