import { springPresets } from '@keystrand/effects/springs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container, Section, StrandEmblem, Table } from '../src';
import { category as categoryClass } from '../src/theme/category.css';
import { contrast } from '../src/theme/contrast';
import { contrastPairs } from '../src/theme/contrastPairs';
import { dark } from '../src/theme/dark';
import { light } from '../src/theme/light';
import {
  duration,
  fluidSpace,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
  tracking,
} from '../src/theme/scale';
import { strandColor } from '../src/theme/strand';
import { categoryHues } from '../src/theme/tokens';
import type { Category, ThemeColors } from '../src/theme/tokens';
import * as styles from './Tokens.css';

/** What every colour, size and time of the site is taken from; lint says which one a raw value stands for. */
const meta: Meta = { title: 'Foundations/Tokens', parameters: { layout: 'fullscreen' } };

export default meta;

/** Tokens that are best read: their names and values. */
function Values({
  caption,
  values,
}: {
  readonly caption: string;
  readonly values: Readonly<Record<string, string>>;
}) {
  return (
    <Table
      caption={caption}
      head={['Token', 'Value']}
      rows={Object.entries(values).map(([token, value]) => [token, [{ type: 'code', text: value }]])}
    />
  );
}

const keysOf = <K extends string | number>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record) as K[];

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}

function Entry({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.entry}>
      {children}
      <span className={styles.name}>{name}</span>
      {value ? <span className={styles.value}>{value}</span> : null}
    </div>
  );
}

/** Each ink that carries meaning on each ground it is used on, with what it has to reach. */
function Contrast({ name, color }: { readonly name: string; readonly color: ThemeColors }) {
  return (
    <Table
      caption={`Measured contrast in the ${name} theme (WCAG 2)`}
      head={['Ink', 'Used for', 'At least', 'On']}
      rows={contrastPairs.map(({ ink, grounds, least, use }) => [
        ink,
        use,
        `${least} : 1`,
        grounds.flatMap((ground, index) => [
          `${index === 0 ? '' : ', '}${ground} `,
          { type: 'strong' as const, text: contrast(color[ink], color[ground]).toFixed(1) },
        ]),
      ])}
    />
  );
}

/** Every role in the theme of the toolbar, its value in both, and what was measured. */
export const Colours: StoryObj = {
  render: () => (
    <Page>
      <Section
        heading="Roles"
        lead="Named by what they are for. Each is a pair that follows the scheme of the place where it is used."
      >
        <div className={styles.grid}>
          {keysOf<keyof ThemeColors>(light.color).map((role) => (
            <Entry key={role} name={role} value={`${light.color[role]} · ${dark.color[role]}`}>
              <div className={styles.colorSwatch[role]} />
            </Entry>
          ))}
        </div>
      </Section>
      <Section heading="Contrast">
        <Contrast name="light" color={light.color} />
        <Contrast name="dark" color={dark.color} />
      </Section>
      <Section heading="Strands" lead="Decoration only, the same in both themes.">
        <div className={styles.grid}>
          {keysOf(strandColor).map((name) => (
            <Entry key={name} name={name} value={strandColor[name]}>
              <div className={styles.strandSwatch[name]} />
            </Entry>
          ))}
        </div>
      </Section>
      <Section
        heading="Hues of the categories"
        lead="Equal lightness and chroma in oklch; tiles, emblems and thin rules, never text."
      >
        <div className={styles.grid}>
          {keysOf<Category>(categoryHues).map((name) => (
            <div key={name} className={categoryClass[name]}>
              <Entry name={name} value={`${categoryHues[name]}°`}>
                <div className={styles.hueSwatch} />
                <StrandEmblem category={name} />
              </Entry>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

/** Host Grotesk for everything, a mono face for small technical labels; sizes grow with the window. */
export const Type: StoryObj = {
  render: () => (
    <Page>
      <Section heading="Voices">
        {keysOf(styles.voices).map((name) => (
          <Entry
            key={name}
            name={name}
            value={name in fontSize ? fontSize[name as keyof typeof fontSize] : ''}
          >
            <p className={styles.voices[name]}>Systems people can put their trust in</p>
          </Entry>
        ))}
      </Section>
      <Section heading="Settings">
        <Values caption="Families" values={fontFamily} />
        <Values caption="Weights of the variable face" values={fontWeight} />
        <Values caption="Line heights" values={lineHeight} />
        <Values caption="Tracking" values={tracking} />
      </Section>
    </Page>
  ),
};

/** Four pixels at the base; what is fluid grows from a phone of 360 px to a desk of 1280 px. */
export const Space: StoryObj = {
  render: () => (
    <Page>
      <Section heading="Steps">
        <div className={styles.grid}>
          {keysOf(space).map((step) => (
            <Entry key={step} name={String(step)} value={space[step]}>
              <div className={styles.spaceBar[step]} />
            </Entry>
          ))}
        </div>
      </Section>
      <Section heading="Fluid">
        {keysOf(fluidSpace).map((step) => (
          <Entry key={step} name={step} value={fluidSpace[step]}>
            <div className={styles.fluidSpaceBar[step]} />
          </Entry>
        ))}
      </Section>
      <Section heading="Radii and shadows">
        <div className={styles.grid}>
          {keysOf(radius).map((step) => (
            <Entry key={step} name={step} value={radius[step]}>
              <div className={styles.radiusBox[step]} />
            </Entry>
          ))}
          {keysOf(styles.shadowBox).map((step) => (
            <Entry key={step} name={`shadow ${step}`}>
              <div className={styles.shadowBox[step]} />
            </Entry>
          ))}
        </div>
      </Section>
      <Section heading="Layout">
        <Values caption="Widths, columns and targets" values={layout} />
        <Values caption="Order of what overlaps, from the ground up" values={layer} />
      </Section>
    </Page>
  ),
};

/** Transitions of colour; everything that follows a hand is a spring of `effects`. Hover or focus to see them. */
export const Motion: StoryObj = {
  render: () => (
    <Page>
      <Section heading="Durations">
        <div className={styles.grid}>
          {keysOf(duration).map((step) => (
            <Entry key={step} name={step} value={duration[step]}>
              <button type="button" className={styles.durationBox[step]}>
                Colour
              </button>
            </Entry>
          ))}
        </div>
      </Section>
      <Section
        heading="Springs"
        lead="What follows a hand or arrives moves by one of these; each can be felt in the stories of effects."
      >
        <Table
          caption="Presets"
          head={['Of what', 'Tension', 'Friction']}
          rows={Object.entries(springPresets).map(([name, { tension, friction }]) => [
            name,
            String(tension),
            String(friction),
          ])}
        />
      </Section>
    </Page>
  ),
};
