import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hostGrotesk from '@capsizecss/metrics/hostGrotesk';
import { globalFontFace } from '@vanilla-extract/css';

// Arial, stretched to Host Grotesk's metrics, stands in until the face is there.
const { fontFaces } = createFontStack([hostGrotesk, arial], { fontFaceFormat: 'styleObject' });
const face = fontFaces[0]?.['@font-face'];
if (!face?.src) throw new Error('capsize made no fallback face for Host Grotesk');
const { fontFamily: _family, src, ...metrics } = face;

globalFontFace('Host Grotesk Fallback', {
  ...metrics,
  // Where there is no Arial: its double on Linux, and Android's face, whose metrics are within half a per cent of its.
  src: `${src}, local('Liberation Sans'), local('LiberationSans'), local('Roboto Regular'), local('Roboto-Regular')`,
} as { src: string });
