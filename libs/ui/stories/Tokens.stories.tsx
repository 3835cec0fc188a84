import { springPresets } from '@keystrand/effects/springs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section, Table } from '../src';
import { contrast, contrastPairs } from '../src/theme/contrast';
import { dark } from '../src/theme/dark';
import { light } from '../src/theme/light';
import * as styles from './Tokens.css';
import { TokenGroup } from './TokenGroup';

/** Design tokens: colours, sizes and durations. Each is a public custom property; removing one is a breaking change. */
const meta: Meta = {
  title: 'Foundations/Tokens',
  tags: ['!picture'],
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Container className={styles.page}>
      <Story />
    </Container>
  ),
};

export default meta;

/** Colour roles in the selected theme and brand, and the measured contrast of Keystrand's colours. */
export const Colours: StoryObj = {
  render: () => (
    <>
      <Section
        heading="Roles"
        lead="Named by use. Each is a pair of colours that follows the colour scheme of the element."
      >
        <TokenGroup group="color" />
      </Section>
      <Section heading="Contrast">
        {Object.entries({ light, dark }).map(([name, { color }]) => (
          <Table
            key={name}
            caption={`Measured contrast in the ${name} theme (WCAG 2)`}
            head={['Colour', 'Used for', 'Minimum', 'On']}
            rows={contrastPairs.map(({ foreground, backgrounds, minimum, use }) => [
              foreground,
              use,
              `${minimum} : 1`,
              backgrounds
                .map((role) => `${role} ${contrast(color[foreground], color[role]).toFixed(1)}`)
                .join(', '),
            ])}
          />
        ))}
      </Section>
      <Section heading="Strands" lead="Decorative; the same in both themes.">
        <TokenGroup group="strand" />
      </Section>
      <Section
        heading="Hues"
        lead="Equal lightness and chroma in oklch; for tiles, lines and rules, not for text."
      >
        <TokenGroup group="hue" />
      </Section>
    </>
  ),
};

/** Host Grotesk for text, a monospaced font for small labels; fluid sizes. */
export const Type: StoryObj = {
  render: () => (
    <>
      <Section heading="Text styles">
        {Object.entries(styles.textStyles).map(([name, className]) => (
          <p key={name} className={className}>
            {name}: systems people can put their trust in
          </p>
        ))}
      </Section>
      <Section heading="Sizes">
        <TokenGroup group="fontSize" />
      </Section>
      <Section heading="Families, weights, line heights and letter spacing">
        <TokenGroup group="fontFamily" />
        <TokenGroup group="fontWeight" />
        <TokenGroup group="lineHeight" />
        <TokenGroup group="tracking" />
      </Section>
    </>
  ),
};

/** Spacing in steps of 4 px; fluid sizes grow between viewport widths of 360 and 1280 px. */
export const Space: StoryObj = {
  render: () => (
    <>
      <Section heading="Space">
        <TokenGroup group="space" />
      </Section>
      <Section heading="Radii and shadows">
        <TokenGroup group="radius" />
        <TokenGroup group="shadow" />
      </Section>
      <Section heading="Layout and stacking order (z-index)">
        <TokenGroup group="layout" />
        <TokenGroup group="layer" />
      </Section>
    </>
  ),
};

/** Durations of colour transitions and springs of `@keystrand/effects`. Point at a box to see its transition. */
export const Motion: StoryObj = {
  render: () => (
    <>
      <Section heading="Durations and easing">
        <TokenGroup group="duration" />
        <TokenGroup group="easing" />
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
    </>
  ),
};
