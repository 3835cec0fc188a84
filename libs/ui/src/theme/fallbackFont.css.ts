import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hostGrotesk from '@capsizecss/metrics/hostGrotesk';
import { globalFontFace } from '@vanilla-extract/css';

// Arial, or the face that stands in for it, stretched to Host Grotesk's metrics: the swap moves nothing.
const { fontFaces } = createFontStack([hostGrotesk, arial], { fontFaceFormat: 'styleObject' });
const face = fontFaces[0]?.['@font-face'];
if (!face) throw new Error('capsize made no fallback face for Host Grotesk');
const { fontFamily: _family, ...metrics } = face;

globalFontFace('Host Grotesk Fallback', metrics as { src: string });
