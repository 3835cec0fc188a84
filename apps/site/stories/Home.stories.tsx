import type { Meta } from '@storybook/react-vite';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Home',
  tags: ['!autodocs', '!picture'],
};

export default meta;

/** Home, with sections in alternating surfaces. */
export const Home: PageStory = {};

export const OnAPhone: PageStory = { globals: { viewport: { value: 'phone' } } };
