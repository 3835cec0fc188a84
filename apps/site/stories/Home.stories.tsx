import type { Meta } from '@storybook/react-vite';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Home',
  tags: ['!autodocs'],
};

export default meta;

/** The whole story of the company in one scroll. */
export const Home: PageStory = {};

export const OnAPhone: PageStory = { globals: { viewport: { value: 'phone' } } };
