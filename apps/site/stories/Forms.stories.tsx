import { forms, submissionNames } from '@keystrand/content';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const clearDrafts = () => {
  sessionStorage.clear();
};

const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Forms',
  tags: ['!autodocs', '!picture'],
  // Drafts in session storage would leak into the next story.
  beforeEach: () => {
    clearDrafts();
    return clearDrafts;
  },
};

export default meta;

export const Contact: PageStory = { args: { path: '/contact' } };

export const Inquiry: PageStory = { args: { path: '/inquire-now' } };

export const InquiryOnAPhone: PageStory = { ...Inquiry, globals: { viewport: { value: 'phone' } } };

export const Consultation: PageStory = { args: { path: '/request-consultation' } };

/** Submitted empty: an error summary at the top, and an error at each required field. */
export const Mistakes: PageStory = {
  ...Contact,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Until the form's own validation is in place, the browser's is, which sends no event.
    await waitFor(() => expect(canvasElement.querySelector('form[novalidate]')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeInvalid();
  },
};

/** Submitted with the honeypot filled in, as bots do: held once, until the button is pressed again. */
export const HeldBack: PageStory = {
  ...Contact,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Lovelace');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'ada@engine.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'A question about the engine.');
    const honeypot = canvasElement.querySelector<HTMLInputElement>(`[name=${submissionNames.honeypot}]`);
    if (!honeypot) throw new Error('The form has no honeypot.');
    honeypot.value = 'https://spam.example';
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The confirmation that replaces the form. */
export const Sent: PageStory = {
  ...Contact,
  beforeEach: () => {
    const originalFetch = window.fetch;
    window.fetch = fn<typeof fetch>(() => Promise.resolve(Response.json({})));
    return () => {
      window.fetch = originalFetch;
    };
  },
  play: async (context) => {
    await HeldBack.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(forms.contact.sent.heading)).toBeVisible();
    await expect(window.fetch).toHaveBeenCalledOnce();
  },
};

/** The contact form in a modal dialog. */
export const InADialog: PageStory = {
  args: { path: '/contact-popup' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: forms.contact.heading });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The self-assessment before the first answer. */
export const Assessment: PageStory = { args: { path: '/security-assessment' } };
