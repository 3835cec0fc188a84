import { springPresets } from '@keystrand/effects/springs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container, Section, Table } from '../src';
import { contrast, contrastPairs } from '../src/theme/contrast';
import { dark } from '../src/theme/dark';
import { hueClass } from '../src/theme/hue.css';
import { light } from '../src/theme/light';
import { hues } from '../src/theme/tokens';
import type { Hue, ThemeTokens } from '../src/theme/tokens';
import { tokenValues } from '../src/theme/values';
import * as styles from './Tokens.css';

/** Design tokens: colours, sizes and durations. A lint rule reports raw values that have a token. */
const meta: Meta = { title: 'Foundations/Tokens', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

const { gutter, surface, section, block, ...space } = tokenValues.space;
const fluidSpace = { gutter, surface, section, block };
const { duration, fontFamily, fontSize, fontWeight, layer, layout, lineHeight, radius, strand, tracking } =
  tokenValues;

/** Renders tokens as a table of names and values. */
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

/** Renders the measured and the required contrast of all pairs of colours that convey information. */
function Contrast({ name, color }: { readonly name: string; readonly color: ThemeTokens['color'] }) {
  return (
    <Table
      caption={`Measured contrast in the ${name} theme (WCAG 2)`}
      head={['Colour', 'Used for', 'Minimum', 'On']}
      rows={contrastPairs.map(({ foreground, backgrounds, minimum, use }) => [
        foreground,
        use,
        `${minimum} : 1`,
        backgrounds.flatMap((background, index) => [
          `${index === 0 ? '' : ', '}${background} `,
          { type: 'strong' as const, text: contrast(color[foreground], color[background]).toFixed(1) },
        ]),
      ])}
    />
  );
}

/** Colour roles in the selected theme, their values in both themes, and their contrast. */
export const Colours: StoryObj = {
  render: () => (
    <Page>
      <Section
        heading="Roles"
        lead="Named by use. Each is a pair of colours that follows the colour scheme of the element."
      >
        <div className={styles.grid}>
          {keysOf<keyof ThemeTokens['color']>(light.color).map((role) => (
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
      <Section heading="Strands" lead="Decorative; the same in both themes.">
        <div className={styles.grid}>
          {keysOf(strand).map((name) => (
            <Entry key={name} name={name} value={strand[name]}>
              <div className={styles.strandSwatch[name]} />
            </Entry>
          ))}
        </div>
      </Section>
      <Section
        heading="Hues"
        lead="Equal lightness and chroma in oklch; for tiles, lines and rules, not for text."
      >
        <div className={styles.grid}>
          {keysOf<Hue>(hues).map((name) => (
            <div key={name} className={hueClass[name]}>
              <Entry name={name} value={`${hues[name]}°`}>
                <div className={styles.hueSwatch} />
              </Entry>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

/** Host Grotesk for text, a monospaced font for small labels; fluid sizes. */
export const Type: StoryObj = {
  render: () => (
    <Page>
      <Section heading="Text styles">
        {keysOf(styles.textStyles).map((name) => (
          <Entry
            key={name}
            name={name}
            value={name in fontSize ? fontSize[name as keyof typeof fontSize] : ''}
          >
            <p className={styles.textStyles[name]}>Systems people can put their trust in</p>
          </Entry>
        ))}
      </Section>
      <Section heading="Values">
        <Values caption="Families" values={fontFamily} />
        <Values caption="Weights of the variable font" values={fontWeight} />
        <Values caption="Line heights" values={lineHeight} />
        <Values caption="Tracking" values={tracking} />
      </Section>
    </Page>
  ),
};

/** Spacing in steps of 4 px; fluid sizes grow between viewport widths of 360 and 1280 px. */
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
        <Values caption="Widths, columns and target size" values={layout} />
        <Values caption="Stacking order (z-index), bottom to top" values={layer} />
      </Section>
    </Page>
  ),
};

/** Durations of colour transitions and springs of `@keystrand/effects`. Hover or focus a box to see its transition. */
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
        lead="Movement uses one of these presets; the stories of effects demonstrate each."
      >
        <Table
          caption="Presets"
          head={['Name', 'Tension', 'Friction']}
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
