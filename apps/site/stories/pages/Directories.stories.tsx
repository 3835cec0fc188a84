import type { Meta } from '@storybook/react-vite';
import { pageStories } from '../pageStories';
import type { PageStory } from '../pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Directories',
  tags: ['!autodocs', '!picture'],
};

export default meta;

/** The twenty detail pages of services, grouped by purpose. */
export const Catalogue: PageStory = { args: { path: '/services' } };

/** Seven categories as disclosures, closed. */
export const Directory: PageStory = { args: { path: '/services-page' } };

export const DirectoryOnAPhone: PageStory = { ...Directory, globals: { viewport: { value: 'phone' } } };

/** The seven categories, with when to start with each. */
export const Overview: PageStory = { args: { path: '/main-services' } };
