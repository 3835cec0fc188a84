import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import { FigureArt } from '../FigureArt/FigureArt';
import { GlowButton } from '../GlowButton/GlowButton';
import { Strand } from '../Strand/Strand';
import { TextLink } from '../TextLink/TextLink';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Hero } from './Hero';

const meta: Meta<typeof Hero> = {
  title: 'Components/Hero',
  component: Hero,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: ['the top of every page, once', 'with `variant="home"`, the home page'],
      notFor: [
        { situation: 'a section within a page', instead: 'Section' },
        { situation: 'the end of a page', instead: 'CallToAction' },
        { situation: 'the header of the site', instead: 'Header' },
      ],
      keyboard: [['Enter', 'On a breadcrumb: follows the link']],
      role: 'generic element with an `h1`, which a script can focus',
      name: 'None; the heading is the `h1` of the page.',
      meets: [
        ['1.4.10', 'The size of a long heading fits a window of 320 px.'],
        ['2.4.6', 'One heading describes the page.'],
        ['2.4.3', 'After a page change the focus can be moved to the heading, which is no tab stop.'],
      ],
      supply: [
        'A heading that differs from all other pages: on inner pages the name of the page.',
        'One `GlowButton` and at most one `TextLink` as `actions`.',
        'No second `h1` on the page.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof Hero>;

const actions = (
  <>
    <GlowButton href="/request-consultation" size="large">
      Request a consultation
    </GlowButton>
    <TextLink href="/services-page">See all services</TextLink>
  </>
);

export const Home: Story = {
  args: {
    variant: 'home',
    heading: 'Systems people can put their trust in.',
    lead: 'Keystrand builds blockchain, Web3 and business software, secures it, and keeps it running.',
    actions,
    art: <Strand />,
  },
};

export const Inner: Story = {
  args: {
    heading: 'Penetration Testing',
    slogan: 'Find the way in before someone else does',
    lead: 'Manual, evidence-led testing of your web, mobile, cloud and smart-contract surface, by testers who also write the fixes.',
    crumbs: [
      { label: 'Cybersecurity', href: '/cyber-security-information' },
      { label: 'Penetration testing', href: '/services/penetration-testing' },
    ],
    actions,
    figure: (
      <FigureArt
        kind="timeline"
        data={{
          steps: [
            { title: 'Scope', days: { min: 1, max: 2 }, client: ['Sign the rules'] },
            { title: 'Manual attack', days: { min: 5, max: 8 } },
            { title: 'Report', days: { min: 2, max: 3 }, client: ['Join the call'] },
          ],
        }}
      />
    ),
  },
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
};

/** The size is the same for names of any length. */
export const ShortName: Story = {
  args: { heading: 'SIEM', slogan: 'Logs from sources you chose, alerts that were tested' },
  decorators: Inner.decorators ?? [],
};

/** A long heading without crumbs, lead or actions, as on policy pages. */
export const Bare: Story = {
  args: { heading: 'Accessibility of this website, and how to tell us where it fails you' },
  decorators: Inner.decorators ?? [],
};
