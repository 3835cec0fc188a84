import type { Meta } from '@storybook/react-vite';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Company',
  tags: ['!autodocs'],
};

export default meta;

export const About: PageStory = { args: { path: '/about' } };

/** Illustrative studies, and said to be so. */
export const CaseStudies: PageStory = { args: { path: '/case-studies' } };

/** Long articles with their sources. */
export const Blog: PageStory = { args: { path: '/blog' } };

/** A long text with its contents. */
export const Legal: PageStory = { args: { path: '/privacy-policy' } };

/** What any unknown address answers with. */
export const NotFound: PageStory = { args: { path: '/a-page-that-is-not-there' } };

export const NotFoundOnAPhone: PageStory = { ...NotFound, globals: { viewport: { value: 'phone' } } };
