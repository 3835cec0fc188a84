// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor, parseColor } from './color';
import type { Color } from './color';

const read = (text: string): Color => {
  const color = parseColor(text);
  if (!color) throw new Error(text);
  return color;
};

const byte = fc.integer({ min: 0, max: 255 });
const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const alpha = hundredths(100);

/** CSS in the form in which `formatColor` writes it. */
const hex = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0').toUpperCase()).join('')}`);
const rgb = fc
  .tuple(byte, byte, byte, hundredths(99))
  .map(([red, green, blue, opacity]) => `rgb(${red} ${green} ${blue} / ${opacity})`);
const oklch = fc
  .tuple(hundredths(100), hundredths(40), hundredths(35_999), alpha)
  .map(([l, c, h, opacity]) => `oklch(${l} ${c} ${h}${opacity === 1 ? '' : ` / ${opacity}`})`);

const unit = fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs);
const anyColor: fc.Arbitrary<Color> = fc.oneof(
  fc.record({
    colorSpace: fc.constant('srgb' as const),
    components: fc.tuple(unit, unit, unit),
    alpha: unit,
  }),
  fc.record({
    colorSpace: fc.constant('oklch' as const),
    components: fc.tuple(unit, unit, fc.integer({ min: 0, max: 359 })),
    alpha: unit,
  }),
);

describe('parseColor', () => {
  it.each([
    ['#fff', [1, 1, 1], 1],
    ['#00725C', [0, 0.4471, 0.3608], 1],
    ['#00000080', [0, 0, 0], 0.502],
    ['rgb(16 19 26 / 14%)', [0.0627, 0.0745, 0.102], 0.14],
    ['oklch(52% 0.12 172)', [0.52, 0.12, 172], 1],
    ['color(srgb 0.1 0.2 0.3 / 0.5)', [0.1, 0.2, 0.3], 0.5],
  ])('reads %s', (text, components, opacity) => {
    expect(parseColor(text)).toMatchObject({ components, alpha: opacity });
  });

  it.each([
    '#12',
    'rgb(1 2)',
    'rgb(256 0 0)',
    'oklch(1.2 0 0)',
    'oklch(0.5 0.1 360)',
    'var(--x)',
    'rgb(0 0 0 / 2)',
    '#000; color: red',
    '',
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  it('is reversed by formatColor, from CSS and from any colour', () => {
    fc.assert(
      fc.property(fc.oneof(hex, rgb, oklch), (text) => {
        expect(formatColor(read(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(parseColor(formatColor(color))).toEqual(color);
      }),
    );
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrastRatio(read('#000'), read('#fff'))).toBeCloseTo(21);
    expect(contrastRatio(read('#777'), read('#777'))).toBe(1);
  });

  it.each([
    ['#777', '#fff', 4.48],
    ['oklch(0.628 0.2577 29.23)', '#ff0000', 1],
    ['oklch(0.628 0.2577 29.23)', '#fff', 4],
  ])('of %s and %s is %s', (above, below, expected) => {
    expect(contrastRatio(read(above), read(below))).toBeCloseTo(expected, 1);
  });

  it('composites a translucent colour over the background', () => {
    expect(contrastRatio(read('rgb(0 0 0 / 0.5)'), read('#fff'))).toBeCloseTo(
      contrastRatio(read('color(srgb 0.5 0.5 0.5)'), read('#fff')),
    );
  });
});
