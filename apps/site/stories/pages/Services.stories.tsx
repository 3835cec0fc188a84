import type { Meta } from '@storybook/react-vite';
import { pageStories } from '../pageStories';
import type { PageStory } from '../pageStories';

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Services',
  tags: ['!autodocs', '!picture'],
};

export default meta;

/** The landing page of one of the seven categories. */
export const Practice: PageStory = { args: { path: '/blockchain-development' } };

/** The page of a single service. */
export const Service: PageStory = { args: { path: '/services/siem' } };

export const ServiceOnAPhone: PageStory = { ...Service, globals: { viewport: { value: 'phone' } } };

/** A Web3 service, followed by links to the other four. */
export const Web3: PageStory = { args: { path: '/web3-solutions/wallet' } };

/** An industry: risks, regulation, systems and a worked example. */
export const Industry: PageStory = { args: { path: '/industry/finance' } };

/** One of the five pages of the consulting template. */
export const Consulting: PageStory = { args: { path: '/managed-it-services' } };

/** The landing page of IT consulting, without a navigation bar. */
export const ConsultingHome: PageStory = { args: { path: '/it-consulting' } };
