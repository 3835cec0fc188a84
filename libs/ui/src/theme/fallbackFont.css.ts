import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hostGrotesk from '@capsizecss/metrics/hostGrotesk';
import { globalFontFace } from '@vanilla-extract/css';

// Arial, adjusted to Host Grotesk's metrics, prevents layout shifts while the web font loads.
const { fontFaces } = createFontStack([hostGrotesk, arial], { fontFaceFormat: 'styleObject' });
const fontFace = fontFaces[0]?.['@font-face'];
if (!fontFace?.src) throw new Error('capsize returned no fallback font for Host Grotesk');
const { fontFamily: _family, src, ...metrics } = fontFace;

globalFontFace('Host Grotesk Fallback', {
  ...metrics,
  // Systems without Arial: Liberation Sans has the same metrics, Roboto differs by less than 0.5 %.
  src: `${src}, local('Liberation Sans'), local('LiberationSans'), local('Roboto Regular'), local('Roboto-Regular')`,
} as { src: string });
