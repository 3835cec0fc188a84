import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { dark } from '../../libs/ui/src/theme/dark.ts';
import { useTokens } from './useTokens.ts';

const linter = new Linter();
const accent = dark.color.accent.toLowerCase();

/** Returns the messages of the rule for a style object. */
const messagesFor = (style: string) =>
  linter
    .verify(`const place = style(${style});`, {
      plugins: { local: { rules: { 'use-tokens': useTokens } } },
      rules: { 'local/use-tokens': 'error' },
    })
    .map(({ message }) => message);

describe('raw colour', () => {
  it.each([
    ["{ color: '#10131A' }", 'Use theme.color.text of the theme instead of the raw colour #10131A.'],
    [`{ color: '${accent}' }`, `Use theme.color.accent of the theme instead of the raw colour ${accent}.`],
    [
      "{ borderBlockEnd: '1px solid rgb(16 19 26 / 0.14)' }",
      'Use theme.color.hairline of the theme instead of the raw colour rgb(16 19 26 / 0.14).',
    ],
    [
      '{ boxShadow: `0 0 0 ${width} oklch(0.82 0.15 172)` }',
      'Use strandColor.first of the theme instead of the raw colour oklch(0.82 0.15 172).',
    ],
    ["{ background: 'white' }", 'Use a colour of the theme instead of the raw colour white.'],
  ])('is reported with its token: %s', (style, message) => {
    expect(messagesFor(style)).toEqual([message]);
  });

  it('is reported at any depth of a style', () => {
    expect(messagesFor("{ '@media': { [media.print]: { fill: '#ddd' } } }")).toHaveLength(1);
    expect(messagesFor("{ selectors: { '&:hover': { color: wide ? '#000' : inherit } } }")).toHaveLength(1);
    expect(messagesFor("{ vars: { [hue]: '#abcdef' } }")).toHaveLength(1);
  });

  it.each([
    '{ color: theme.color.text }',
    "{ background: 'transparent', color: 'currentColor', borderColor: 'CanvasText', fill: 'none' }",
    "{ background: 'Highlight', forcedColorAdjust: 'none', outline: '3px solid Highlight' }",
    "{ selectors: { '#root &': { gap: space[1] } } }",
    "{ gridArea: 'red', animationName: 'tan', transition: 'color, border-color' }",
  ])('is not reported in %s', (style) => {
    expect(messagesFor(style)).toEqual([]);
  });
});

describe('size that equals a token', () => {
  it.each([
    ["{ padding: '1rem' }", 'Use space[4] of the theme instead of 1rem.'],
    ["{ marginBlockStart: '16px' }", 'Use space[4] of the theme instead of 16px.'],
    ["{ gap: '0.5rem 3px' }", 'Use space[2] of the theme instead of 0.5rem.'],
    ['{ paddingInline: `calc(2rem + ${width})` }', 'Use space[8] of the theme instead of 2rem.'],
    ["{ columnGap: 'clamp(2.5rem, 6vw, 4.8rem)' }", 'Use layout.columnGap of the theme instead of'],
    ["{ fontSize: '15px' }", 'Use fontSize.small of the theme instead of 15px.'],
    ["{ borderRadius: '999px' }", 'Use radius.pill of the theme instead of 999px.'],
    ["{ borderStartStartRadius: '0.5rem' }", 'Use radius.small of the theme instead of 0.5rem.'],
    ["{ minBlockSize: '44px' }", 'Use layout.target of the theme instead of 44px.'],
    ["{ lineHeight: '1.55' }", 'Use lineHeight.body of the theme instead of 1.55.'],
    ['{ fontWeight: 520 }', 'Use fontWeight.medium of the theme instead of 520.'],
    ["{ letterSpacing: '-0.035em' }", 'Use tracking.heading of the theme instead of -0.035em.'],
    ["{ transition: 'color 0.15s' }", 'Use duration.fast of the theme instead of 0.15s.'],
    ['{ zIndex: 20 }', 'Use layer.header of the theme instead of 20.'],
  ])('is reported with its token: %s', (style, message) => {
    expect(messagesFor(style)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    '{ padding: space[4], inset: 0, margin: "0 auto", zIndex: -1 }',
    "{ padding: '7px', fontSize: '1.1em', inlineSize: '1rem', border: '1px solid' }",
    "{ marginInlineStart: '-1rem', translate: '1rem 0', gridTemplateColumns: '1rem 1fr' }",
    '{ animation: `${turn} 150ms` }',
  ])('is not reported in %s', (style) => {
    expect(messagesFor(style)).toEqual([]);
  });
});
