/** The newest section of the changelog of a package. */
export interface LatestChanges {
  /** Name of the library. */
  readonly name: string;
  readonly version: string;
  /** The changes, without links and emphasis. */
  readonly changes: readonly string[];
}

const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .trim();

/**
 * Returns the newest section of each changelog.
 *
 * @param changelogs text of each `CHANGELOG.md`, by its path
 */
export function latestChanges(changelogs: Readonly<Record<string, string>>): readonly LatestChanges[] {
  return Object.entries(changelogs).flatMap(([path, text]) => {
    const [, version, section] =
      /^## \[?v?(\d+\.\d+\.\d+[^\s\]]*)[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
    if (!version || section === undefined) return [];
    const changes = [...section.matchAll(/^[-*] (.+)$/gm)].map(([, change = '']) => plainText(change));
    return [{ name: path.split('/').at(-2) ?? path, version, changes }];
  });
}
