import type { Meta } from '@storybook/react-vite';
import { pageStories } from '../pageStories';
import type { PageStory } from '../pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Company',
  tags: ['!autodocs', '!picture'],
};

export default meta;

export const About: PageStory = { args: { path: '/about' } };

/** Case studies with the notice that they are illustrative. */
export const CaseStudies: PageStory = { args: { path: '/case-studies' } };

/** All articles in full, with their sources. */
export const Blog: PageStory = { args: { path: '/blog' } };

/** A legal text with its table of contents. */
export const Legal: PageStory = { args: { path: '/privacy-policy' } };

/** The response to any unknown path. */
export const NotFound: PageStory = { args: { path: '/a-page-that-is-not-there' } };

export const NotFoundOnAPhone: PageStory = { ...NotFound, globals: { viewport: { value: 'phone' } } };
