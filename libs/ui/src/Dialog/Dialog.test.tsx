import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

describe('Dialog', () => {
  it('is named by its heading and receives focus', async () => {
    render(
      <Dialog open onClose={() => {}} heading="Contact us">
        <input aria-label="E-mail" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('calls onClose on Escape and on its close button, and stays open until the prop changes', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} heading="Contact us">
        Content
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('stays open when another document of the page receives focus', async () => {
    const onClose = vi.fn();
    render(
      <>
        <iframe title="Other document" />
        <Dialog open onClose={onClose} heading="Contact us">
          Content
        </Dialog>
      </>,
    );
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const other = screen.getByTitle<HTMLIFrameElement>('Other document').contentDocument;
    if (!other) throw new Error('The frame has no document.');
    fireEvent.focusIn(other.body);
    expect(onClose).not.toHaveBeenCalled();
  });
});
