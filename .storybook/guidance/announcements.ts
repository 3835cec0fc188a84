import { parseSnapshots } from './parseSnapshots.ts';
import type { Announcements } from './parseSnapshots.ts';

const snapshots = import.meta.glob<string>(
  [
    '../../apps/site/.storybook/snapshots/*.snap',
    '../../libs/ui/.storybook/snapshots/*.snap',
    '../../libs/*/stories/.storybook/snapshots/*.snap',
  ],
  // Otherwise Vite leaves out folders whose name begins with a dot.
  { query: '?raw', import: 'default', exhaustive: true },
);

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
