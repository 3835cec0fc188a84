/** What assistive technology receives from a story; from the snapshots of the story tests. */
export interface Announcements {
  readonly story: string;
  /** The accessibility tree in Playwright's notation; empty for a story that announces nothing. */
  readonly tree: string;
  /** What a virtual screen reader says, one phrase a line; undefined for a story without controls. */
  readonly transcript: string | undefined;
}

const entry =
  /^exports\[`(.+) > (\S+), (accessibility tree|screen reader) 1`\] = `((?:[^`\\]|\\[\s\S])*)`;$/gm;

/**
 * Returns the announcements of the stories in a snapshot file, by the ids of the stories and in the order of the file.
 *
 * @param text content of the file, as Vitest writes it
 */
export function parseSnapshots(text: string): ReadonlyMap<string, Announcements> {
  const byStory = new Map<string, Announcements>();
  for (const [, story = '', id = '', kind, escaped = ''] of text.matchAll(entry)) {
    const value = escaped.replaceAll(/\\([`\\$])/g, '$1').trim();
    const known = byStory.get(id) ?? { story, tree: '', transcript: undefined };
    byStory.set(id, kind === 'screen reader' ? { ...known, transcript: value } : { ...known, tree: value });
  }
  return byStory;
}
