import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenReaderOutput } from '../testing/screenReaderOutput';
import { Dialog } from './Dialog';

it('reads its name, its heading, the close button, then the content', async () => {
  render(
    <Dialog open onClose={() => undefined} heading="Contact us">
      <p>We answer within one working day.</p>
      <a href="/privacy-policy">What we keep</a>
    </Dialog>,
  );
  expect(await screenReaderOutput(screen.getByRole('dialog'))).toEqual([
    'dialog, Contact us',
    'heading, Contact us, level 2',
    'button, Close',
    'We answer within one working day.',
    'link, What we keep',
  ]);
});
