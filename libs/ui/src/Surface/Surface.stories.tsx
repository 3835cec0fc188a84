import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import { Section } from '../Section/Section';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Surface, SurfaceFooter } from './Surface';

const meta: Meta<typeof Surface> = {
  title: 'Components/Surface',
  component: Surface,
  parameters: {
    group: 'Page',
    guidance: [
      {
        part: 'Surface',
        useFor: [
          'sections of an inner page',
          'one subject of a page: a new surface for each',
          'with `tone="dark"`, a short list or links between two other surfaces',
        ],
        notFor: [
          { situation: 'the home page, which has no dark background', instead: 'Section' },
          { situation: 'a card to choose', instead: 'LinkList' },
          { situation: 'a surface inside another' },
          { situation: 'with `tone="dark"`, long text' },
        ],
        role: 'generic element (`div`)',
        name: 'None.',
        meets: [['1.4.6', 'Body text has a contrast of 7:1 in both themes.']],
        supply: ['`Section`s as its content, optionally followed by a `SurfaceFooter`.'],
      },
      {
        part: 'SurfaceFooter',
        useFor: ['the closing `Section` of a surface, set apart'],
        notFor: [
          { situation: 'the footer of the site', instead: 'Footer' },
          { situation: 'the end of a page', instead: 'CallToAction' },
        ],
        role: 'generic element (`div`)',
        name: 'None.',
        meets: [['1.4.6', 'Body text has a contrast of 7:1 in both themes.']],
        supply: ['One `Section`.'],
      },
    ] satisfies PartGuidance[],
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof Surface>;

export const Default: Story = {
  args: {
    children: (
      <>
        <Section heading="What you get">
          <p>The visitor&apos;s own theme applies on a surface, whatever surrounds it.</p>
        </Section>
        <Section heading="What it costs">
          <p>By scope, with a quote of your own.</p>
        </Section>
      </>
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

export const WithFooter: Story = {
  ...Default,
  args: {
    children: (
      <>
        <Section heading="What you get">
          <p>The footer extends from edge to edge over the surface&apos;s padding.</p>
        </Section>
        <SurfaceFooter>
          <Section heading="When it is worth its cost">
            <p>When a customer asks for an independent report.</p>
          </Section>
        </SurfaceFooter>
      </>
    ),
  },
};

/** Dark in both themes; the background of the page is visible through it. */
export const Dark: Story = {
  ...Default,
  args: {
    tone: 'dark',
    children: (
      <Section heading="Often read next" layout="split">
        <p>A short list or links, with particles behind them.</p>
      </Section>
    ),
  },
};
