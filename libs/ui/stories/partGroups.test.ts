/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { docsHref, partGroups } from './partGroups';

const stories = import.meta.glob<string>('../src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('lists every component with stories once, under its title in the sidebar', () => {
  const titles = Object.values(stories).map((source) => /title: '([^']+)'/.exec(source)?.[1]);
  const listed = partGroups.flatMap(({ section, parts }) => parts.map((part) => `${section}/${part}`));
  expect(listed.toSorted()).toEqual(titles.toSorted());
});

it('links to documentation pages by the id that Storybook gives them', () => {
  expect(docsHref('Strand art/StrandMark')).toBe('./?path=/docs/strand-art-strandmark--docs');
});
