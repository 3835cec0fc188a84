import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPicture, readFonts } from './drawPicture.ts';

// The pictures of the site are in files.site.test.ts.
it('rejects a character that the typeface lacks', async () => {
  const card = createElement('div', { style: { display: 'flex' } }, '\u6f22');
  const drawn = drawPicture(card, { width: 240, height: 126 }, await readFonts());
  await expect(drawn).rejects.toThrow('no character for');
});
