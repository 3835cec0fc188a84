/** Addresses of all documentation pages by component, from the index that Storybook serves next to them. */
export const docsPages: Promise<ReadonlyMap<string, string>> = fetch('./index.json')
  .then(async (response) => {
    const { entries } = (await response.json()) as {
      entries: Record<string, Record<'id' | 'title' | 'type', string>>;
    };
    return new Map(
      Object.values(entries)
        .filter(({ type }) => type === 'docs')
        .map(({ id, title }) => [title.replace(/^.*\//, ''), `./?path=/docs/${id}`]),
    );
  })
  .catch(() => new Map());
