import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import {
  Container,
  DarkSurface,
  GlowButton,
  Prose,
  Section,
  Tag,
  TextButton,
  TextInput,
  TextLink,
} from '../src';
import { createTheme } from '../src/theme/createTheme';
import { harbour } from '../examples/harbour';
import harbourSource from '../examples/harbour.ts?raw';
import * as styles from './Theming.css';
import { page } from './Tokens.css';

/** Custom properties, brands and the two themes. Select a brand in the toolbar to see any story in it. */
const meta: Meta = {
  title: 'Foundations/Theming',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!picture'],
};

export default meta;

function getMessage(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  return '';
}

/** Some components, for comparing themes and brands. */
function Sample({ name }: { readonly name: string }) {
  return (
    <>
      <p>
        <Tag hue="teal">{name}</Tag>
      </p>
      <p>
        Running text, with a <TextLink href="/services">link to the services</TextLink>.
      </p>
      <TextInput name={`email ${name}`} label="E-mail" type="email" hint="For the reply, nothing else." />
      <div className={styles.actions}>
        <GlowButton href="/request-consultation">Request</GlowButton>
        <TextButton onClick={fn()}>Cancel</TextButton>
      </div>
    </>
  );
}

/** Writes the brand's rule into the document, as an application writes it into a style sheet. */
function HarbourSheet() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(harbour.css('.harbour'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return null;
}

/** How to give the components a brand, a theme for a section of a page, and the rejected values. */
export const Guide: StoryObj = {
  render: () => (
    <Container className={page}>
      <HarbourSheet />
      <Section
        heading="A brand is a few values"
        lead="Every colour, size, radius, font, duration and shadow of the parts is a custom property. createTheme() checks the ones that you change and writes them as CSS."
      >
        <Prose
          blocks={[
            {
              type: 'code',
              language: 'ts',
              code: harbourSource.replace('export const harbour', 'const theme').trim(),
              caption: 'All of Harbour, the second brand in the toolbar of this Storybook',
            },
            {
              type: 'code',
              language: 'ts',
              code: "import { writeFileSync } from 'node:fs';\n\nwriteFileSync('brand.css', theme.css());",
              caption: 'In a build script: a file that any strict Content-Security-Policy allows',
            },
            {
              type: 'code',
              language: 'ts',
              code: "import { globalStyle } from '@vanilla-extract/css';\n\nglobalStyle(':root', { vars: theme.properties });",
              caption: 'With vanilla-extract',
            },
          ]}
        />
      </Section>
      <Section
        heading="A theme or a brand for a part of a page"
        lead="The classes light and dark set the theme of any element; a selector limits a brand to a container. A container repeats what the page sets on its body: background, colour and font."
      >
        <div className={styles.sideBySide}>
          <div className={`${styles.container} light`}>
            <Sample name="light" />
          </div>
          <div className={`${styles.container} dark`}>
            <Sample name="dark" />
          </div>
          <div className={`${styles.container} harbour`}>
            <Sample name="theme.css('.harbour')" />
          </div>
          <div className={styles.rounded}>
            <DarkSurface>
              <div className={styles.container}>
                <Sample name="DarkSurface" />
              </div>
            </DarkSurface>
          </div>
        </div>
      </Section>
      <Section
        heading="Colours that cannot be read are refused"
        lead="createTheme() measures every pair of colours that conveys information, in both themes, with the formula of WCAG 2. A brand that fails does not build."
      >
        <Prose
          blocks={[
            {
              type: 'code',
              language: 'text',
              code: getMessage(() => createTheme({ light: { accent: '#62EFC4' } })),
              caption: "createTheme({ light: { accent: '#62EFC4' } })",
            },
            {
              type: 'code',
              language: 'text',
              code: getMessage(() => createTheme({ radius: { small: '4' } })),
              caption: "createTheme({ radius: { small: '4' } })",
            },
          ]}
        />
      </Section>
      <Section
        heading="Tokens for design tools"
        lead="The package contains them as @keystrand/ui/tokens.json, in the format of the Design Tokens Community Group, 2025.10: the colours of both themes, and all other tokens with fluid sizes at their largest."
      />
    </Container>
  ),
};
