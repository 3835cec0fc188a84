import { liftOnHover, revealOnce } from '@keystrand/effects/motion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { sampleEmergency } from '../testing/sampleNavigation';
import { Footer } from './Footer';

const meta: Meta<typeof Footer> = {
  title: 'Components/Footer',
  component: Footer,
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['the end of every page, with the same links in the same order'],
      notFor: [
        { situation: 'the last part of a `Surface`', instead: 'SurfaceFooter' },
        { situation: 'the call to action of a page', instead: 'CallToAction' },
      ],
      keyboard: [
        [
          'Tab',
          'On a link: moves through logo, emergency number, groups and social networks in reading order',
        ],
        ['Enter', 'On a link: follows the link; social networks open in a new tab'],
      ],
      role: 'contentinfo landmark with a navigation landmark for each group',
      name: 'Each group of links is named by its heading.',
      meets: [
        ['3.2.3', 'The same links in the same order on every page.'],
        ['2.4.4', 'Links to social networks are named, with a hint that they open in a new tab.'],
        ['2.5.8', 'Links are at least 34 px high, social links 44 px.'],
      ],
      supply: [
        'Names for the groups that differ from the other navigation landmarks.',
        'A privacy policy among the links.',
        'Respect for reduced motion, if you animate it.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
  args: {
    brand: 'Keystrand',
    tagline: 'Innovation | Security | Trust',
    year: 2026,
    social: [
      { label: 'GitHub', href: 'https://github.com/keystrand-example', icon: 'github' },
      { label: 'Telegram', href: 'https://t.me/keystrand_example', icon: 'telegram' },
      { label: 'Discord', href: 'https://discord.com/invite/keystrand-example', icon: 'discord' },
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/keystrand-example', icon: 'linkedin' },
    ],
    emergency: sampleEmergency,
    groups: [
      {
        heading: 'Services',
        links: [
          { label: 'Blockchain', path: '/blockchain-development' },
          { label: 'Web3', path: '/web3-solutions' },
          { label: 'Cybersecurity', path: '/cyber-security-information' },
          { label: 'Software', path: '/software-development' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About', path: '/about' },
          { label: 'Case studies', path: '/case-studies' },
          { label: 'Blog', path: '/blog' },
          { label: 'Contact', path: '/contact' },
        ],
      },
      {
        heading: 'Legal',
        links: [
          { label: 'Terms of Use', path: '/terms-of-use' },
          { label: 'Privacy Policy', path: '/privacy-policy' },
          { label: 'Accessibility', path: '/accessibility' },
          { label: 'Piracy Prevention', path: '/piracy-prevention' },
        ],
      },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof Footer>;

export const Still: Story = {};

/** With springs: fades in and slides up (tension 200, friction 15); social icons tilt and grow (300, 10). */
export const Moving: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Footer
      {...args}
      ref={(footer) => {
        const content = footer?.querySelector('div');
        if (!content) return undefined;
        const socialLinks = content.querySelectorAll<HTMLElement>('a[target]');
        const stops = [revealOnce(content), ...[...socialLinks].map((link) => liftOnHover(link))];
        return () => {
          for (const stop of stops) stop();
        };
      }}
    />
  ),
};
