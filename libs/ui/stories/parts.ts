import type { Meta } from '@storybook/react-vite';

const files = import.meta.glob<Meta>('../src/*/*.stories.tsx', { import: 'default' });

/** A component with stories: its title in the sidebar and, in `parameters.group`, its group on the overview. */
export type Part = Pick<Meta, 'title' | 'parameters'>;

/** Loads the components that have stories. */
export const loadParts = (): Promise<Part[]> => Promise.all(Object.values(files).map((load) => load()));

/** Returns the address of a documentation page of this Storybook, from its title in the sidebar. */
export const docsHref = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
