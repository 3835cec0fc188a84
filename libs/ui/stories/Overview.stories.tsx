import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList, GlowButton, Hero, LinkList, LinkProvider, Section, Strand, TextLink } from '../src';
import type { LinkComponentProps } from '../src';
import { hues } from '../src/theme';
import * as styles from './Overview.css';
import { Composition, Themed } from './OverviewExamples';
import { docsHref, loadParts } from './parts';
import type { Part } from './parts';
import { TokenGroup } from './TokenGroup';

/** Navigates Storybook, not the frame that contains the story. */
function StorybookLink(props: LinkComponentProps) {
  return <a {...props} target="_top" />;
}

/** Groups of components in the order of the page, and the purpose of each group. */
const purposes = {
  Frame: 'Surrounds every page: the way in, the way around, the way out.',
  Page: 'Gives a page its background, its heading and its rhythm.',
  'Text and evidence': 'Explains and proves, from a paragraph to a case study.',
  Lists: 'Shows several things of one kind, in the form that their relation asks for.',
  'Explanatory figures': 'Answers one question each, with words in lists and lines drawn from data.',
  Actions: 'One primary action per view; everything else is quieter.',
  'Conversation and messages': 'Answers, asks and says what happened.',
  Forms: 'Native controls with label, hint and error, which work without JavaScript.',
  'Brand art': 'Braided strands from one generator: sharp, small, the same on every platform.',
  Icons: 'Named by meaning; drawn in the colour of the text.',
};

const partName = (title: string) => title.replace(/^.*\//, '');

/** Renders components as links to their pages. */
function PartLinks({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul role="list" className={styles.parts}>
      {parts.map(({ title = '' }) => (
        <li key={title}>
          <StorybookLink href={docsHref(title)} className={styles.part}>
            {partName(title)}
          </StorybookLink>
        </li>
      ))}
    </ul>
  );
}

const roles = [
  { title: 'DarkSurface', description: 'The background of every inner page, dark in both themes.' },
  { title: 'Surface', description: 'Carries the text and follows the visitor’s theme.' },
  {
    title: 'Section',
    description: 'A heading, a lead and a column layout. A page is a sequence of sections.',
  },
  {
    title: 'Steps',
    description: 'Things in an order. For things without one, use FeatureList or CheckList.',
  },
  { title: 'Metrics', description: 'Two to five figures in one strip.' },
  { title: 'CallToAction', description: 'Ends the page: one GlowButton and at most one TextLink.' },
];

/** All components, how they combine, tokens, themes and motion. */
function Overview({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <LinkProvider component={StorybookLink}>
      <main className={styles.page}>
        <Hero
          variant="home"
          heading="One system, from token to page."
          lead={`${parts.length} parts, ${Object.keys(hues).length} hues and two equal themes. They render on a server, work without JavaScript where HTML can, and meet WCAG 2.2 AA.`}
          actions={
            <>
              <GlowButton href={docsHref('Components/Hero')} size="large">
                See the parts
              </GlowButton>
              <TextLink href={docsHref('Foundations/Tokens')}>Read the tokens</TextLink>
            </>
          }
          art={<Strand />}
        />
        <Section
          contained
          aria-label="What there is"
          heading="What there is"
          lead="Each page shows the part at work, its keyboard and accessibility, its props, and when to use another."
        >
          <DescriptionList
            rows={Object.entries(purposes).map(([group, purpose]) => ({
              title: group,
              description: (
                <>
                  {purpose}
                  <PartLinks parts={parts.filter(({ parameters }) => parameters?.['group'] === group)} />
                </>
              ),
            }))}
          />
        </Section>
        <Section
          contained
          heading="How the parts combine"
          lead="A page is a background, surfaces on it, and sections on those. The example is live; the same parts make every page of the site."
        >
          <Composition />
          <DescriptionList rows={roles} />
        </Section>
        <Section
          contained
          heading="Tokens"
          lead="Named by use, never by value: a colour is ‘page’ or ‘accent’, not paper or mint. In CSS each is a custom property."
          action={<TextLink href={docsHref('Foundations/Tokens')}>All tokens with their contrast</TextLink>}
        >
          <TokenGroup group="color" />
        </Section>
        <Section
          contained
          heading="Themes"
          lead="Light and dark are two designs, not one and its inversion. The switch in the toolbar changes every page of this Storybook."
        >
          <div className={styles.themes}>
            <Themed scheme="light" />
            <Themed scheme="dark" />
          </div>
        </Section>
        <Section contained layout="split" heading="Where to go next">
          <LinkList
            rows={[
              {
                href: docsHref('Foundations/Tokens'),
                title: 'Tokens',
                text: 'Colours, type, space and motion, with measured contrast.',
                icon: 'layers',
                hue: 'teal',
              },
              {
                href: docsHref('Foundations/Icon'),
                title: 'Icons',
                text: 'All drawings by name.',
                icon: 'shield',
                hue: 'red',
              },
              {
                href: docsHref('Forms/Form'),
                title: 'Forms',
                text: 'A whole form with every kind of field.',
                icon: 'document',
                hue: 'blue',
              },
              {
                href: docsHref('Components/Header'),
                title: 'Header',
                text: 'Navigation that works before hydration.',
                icon: 'globe',
                hue: 'purple',
              },
            ]}
          />
        </Section>
      </main>
    </LinkProvider>
  );
}

const meta: Meta<typeof Overview> = {
  title: 'Overview',
  component: Overview,
  tags: ['!autodocs', '!picture'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, options: { showPanel: false } },
};

export default meta;

/** Storybook opens on this page. */
export const ForDesigners: StoryObj<typeof Overview> = {
  name: 'Overview',
  loaders: [async () => ({ parts: await loadParts() })],
  render: (_, { loaded }) => <Overview parts={loaded['parts'] as Part[]} />,
  play: async ({ canvas, loaded }) => {
    const parts = loaded['parts'] as Part[];
    const links = within(canvas.getByRole('region', { name: 'What there is' })).getAllByRole('link');
    // A component without a link has no group, or one that this page does not know.
    await expect(links.map((link) => link.textContent).sort()).toEqual(
      parts.map(({ title = '' }) => partName(title)).sort(),
    );
  },
};
