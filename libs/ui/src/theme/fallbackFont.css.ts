import { globalFontFace } from '@vanilla-extract/css';

/**
 * Local fonts that replace Host Grotesk until it is loaded, each for a range of weights. Arial has two weights, of which the
 * heavier is closer to headings. Liberation Sans has the same advance widths; those of Roboto differ by less than 0.5 %.
 *
 * `scale` is close to the ratio of the widths that the site's texts have in Host Grotesk and in Arial, with kerning: of the
 * values near it, the one with the fewest differing lines.
 */
const localFonts = [
  // Browsers find a local font by its full name or its PostScript name.
  { weights: '300 540', scale: 1.035, names: ['Arial', 'Liberation Sans', 'Roboto-Regular'] },
  { weights: '541 900', scale: 0.957, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto-Bold'] },
];

/** Vertical metrics of Host Grotesk in the units of its font file, from the package @capsizecss/metrics 4.3.0. */
const { ascent, descent, unitsPerEm } = { ascent: 1015, descent: -315, unitsPerEm: 1000 };
const percent = (ratio: number) => `${String(Math.round(ratio * 10_000) / 100)}%`;

globalFontFace(
  'Host Grotesk Fallback',
  localFonts.map(({ weights, scale, names }) => ({
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight: weights,
    sizeAdjust: percent(scale),
    // Overrides refer to the scaled size. Safari ignores them; there, only the position of the text in its line differs.
    ascentOverride: percent(ascent / unitsPerEm / scale),
    descentOverride: percent(-descent / unitsPerEm / scale),
    lineGapOverride: '0%',
  })),
);
