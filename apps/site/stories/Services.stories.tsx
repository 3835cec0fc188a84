import type { Meta } from '@storybook/react-vite';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Services',
  tags: ['!autodocs'],
};

export default meta;

/** The landing page of one of the seven categories. */
export const Practice: PageStory = { args: { path: '/blockchain-development' } };

/** One piece of work that can be ordered on its own. */
export const Service: PageStory = { args: { path: '/services/siem' } };

export const ServiceOnAPhone: PageStory = { ...Service, globals: { viewport: { value: 'phone' } } };

/** A Web3 service: the page of all five with this one brought forward. */
export const Web3: PageStory = { args: { path: '/web3-solutions/wallet' } };

/** An industry with its rules, risks and systems. */
export const Industry: PageStory = { args: { path: '/industry/finance' } };

/** One of the five pages of the consulting template. */
export const Consulting: PageStory = { args: { path: '/managed-it-services' } };

/** The landing page of IT consulting: no navigation bar. */
export const ConsultingHome: PageStory = { args: { path: '/it-consulting' } };
