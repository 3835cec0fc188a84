/** Opacity of a translucent `Surface`, from 0 to 1; `Surface.test.tsx` calculates the contrast of text over a particle. */
export const translucentShare = 0.74;
