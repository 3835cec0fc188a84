/** What assistive technology receives from a story; from the snapshots of the story tests. */
export interface Announcements {
  readonly story: string;
  /** The accessibility tree in Playwright's notation. */
  readonly tree: string;
  /** What a virtual screen reader says, one phrase a line; undefined for a story without controls. */
  readonly transcript: string | undefined;
}

const snapshots = import.meta.glob<string>(
  [
    '../../apps/site/.storybook/snapshots/*.snap',
    '../../libs/ui/.storybook/snapshots/*.snap',
    '../../libs/*/stories/.storybook/snapshots/*.snap',
  ],
  { query: '?raw', import: 'default' },
);

const entry = /^exports\[`(.+) > (\S+), (accessibility tree|screen reader) 1`\] = `([\s\S]*?[^\\])`;$/gm;

/** Returns the announcements of the stories in a snapshot file, in its order. */
function parseSnapshots(text: string): ReadonlyMap<string, Announcements> {
  const byStory = new Map<string, Announcements>();
  for (const [, story = '', id = '', kind, escaped = ''] of text.matchAll(entry)) {
    const value = escaped.replaceAll(/\\([`\\$])/g, '$1').trim();
    const known = byStory.get(id) ?? { story, tree: '', transcript: undefined };
    byStory.set(id, kind === 'screen reader' ? { ...known, transcript: value } : { ...known, tree: value });
  }
  return byStory;
}

async function load(file: string): Promise<ReadonlyMap<string, Announcements>> {
  const name = file.replace(/^.*\//, '').replace(/\.stories\.tsx$/, '.snap');
  const found = Object.entries(snapshots).filter(([path]) => path.endsWith(`/${name}`));
  const texts = await Promise.all(found.map(([, loadText]) => loadText()));
  return new Map(texts.flatMap((text) => [...parseSnapshots(text)]));
}

const loaded = new Map<string, ReturnType<typeof load>>();

/**
 * Returns the announcements of a file of stories by their ids, loaded once; none before the story tests have run.
 *
 * @param file path of the file, such as `./src/Header/Header.stories.tsx`
 */
export function announcementsOf(file: string): Promise<ReadonlyMap<string, Announcements>> {
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  return known;
}
