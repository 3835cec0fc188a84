import { forms, submissionKeyPattern } from '@keystrand/content';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../storage/formDraft';
import { FailurePanel } from './FailurePanel';
import type { FormTarget } from './formTarget';
import { SiteForm } from './SiteForm';

const target = vi.hoisted(() => ({
  current: { endpoint: undefined, encoding: 'form', inbox: false } as FormTarget,
}));
vi.mock('./useFormTarget', () => ({ useFormTarget: () => target.current }));

const endpoint = 'https://forms.example/f';
const fetch = vi.fn<typeof globalThis.fetch>();
let clock: number;

beforeEach(() => {
  target.current = { endpoint, encoding: 'form', inbox: false };
  vi.stubGlobal('fetch', fetch);
  clock = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const respond = (status: number, body: unknown = {}) =>
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

function show() {
  return render(<SiteForm definition={forms.contact} idPrefix="" />);
}

async function fill() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@engine.example');
  await userEvent.type(screen.getByLabelText('Message'), 'A question');
  clock += 10_000;
}

const press = (name = 'Send the message') => userEvent.click(screen.getByRole('button', { name }));

/** Presses the button that composes an e-mail, without opening its link: jsdom has no mail program. */
async function writeEmail() {
  const ignore = (event: Event) => {
    event.preventDefault();
  };
  document.addEventListener('click', ignore, true);
  await press('Write it as an e-mail');
  document.removeEventListener('click', ignore, true);
}

const sentBody = (call: number) => new URLSearchParams(fetch.mock.calls[call]?.[1]?.body as string);

describe('an incomplete form', () => {
  it('focuses an error summary with all missing fields and sends nothing', async () => {
    show();
    await press();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name', 'Enter your e-mail address', 'Enter your message']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('moves focus from a summary entry to its field, which shows the same message', async () => {
    show();
    await press();
    const field = screen.getByLabelText('E-mail address');
    field.scrollIntoView = vi.fn();
    await userEvent.click(await screen.findByRole('link', { name: 'Enter your e-mail address' }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Error: Enter your e-mail address');
  });

  it('focuses the updated summary when the button is pressed again', async () => {
    show();
    await press();
    expect(await screen.findByRole('link', { name: 'Enter your name' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await press();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Enter your name' })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  });
});

describe('a sent form', () => {
  it('is replaced by a focused confirmation once the endpoint confirms', async () => {
    respond(200, { ok: true });
    show();
    await fill();
    await press();
    const confirmation = await screen.findByRole('group', { name: 'Your message has been sent' });
    expect(confirmation).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(fetch.mock.calls[0]?.[0]).toBe(endpoint);
    expect(Object.fromEntries(sentBody(0))).toEqual({
      'form-name': 'contact',
      'submission-key': expect.stringMatching(submissionKeyPattern) as string,
      subject: 'Message from the website',
      name: 'Ada',
      email: 'ada@engine.example',
      message: 'A question',
      'seconds-open': '10',
    });
  });

  it('is replaced by a confirmation with the reference of the inbox', async () => {
    respond(200, { ok: true, reference: '7K2M9QXR4TBN0WVE' });
    show();
    await fill();
    await press();
    expect(
      await screen.findByRole('group', { name: 'Your message has been sent' }),
    ).toHaveAccessibleDescription(/Your reference is 7K2M-9QXR-4TBN-0WVE\.$/);
  });

  it('is empty for another message, with focus in the first field', async () => {
    respond(200);
    show();
    await fill();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('is sent once, even if the button is pressed several times', async () => {
    let confirm: (response: Response) => void = () => undefined;
    fetch.mockReturnValueOnce(
      new Promise((resolve) => {
        confirm = resolve;
      }),
    );
    show();
    await fill();
    await press();
    const button = screen.getByRole('button', { name: 'Sending' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Your name'), '{Enter}');
    expect(fetch).toHaveBeenCalledOnce();
    confirm(new Response());
    await screen.findByRole('group', { name: 'Your message has been sent' });
  });
});

describe('a failed submission', () => {
  it.each([
    ['Your message was not sent', () => respond(500)],
    ['Your message was not sent', () => respond(404)],
    ['Your message was not sent', () => respond(200, { success: false })],
    ['Your message has probably not been sent', () => fetch.mockRejectedValueOnce(new TypeError('network'))],
  ])('shows "%s", keeps every field and can be retried', async (title, fail) => {
    fail();
    show();
    await fill();
    await press();
    expect(await screen.findByRole('group', { name: title })).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ada@engine.example');
    expect(screen.getByLabelText('Message')).toHaveValue('A question');
    respond(200);
    await press('Try again');
    expect(await screen.findByRole('group', { name: 'Your message has been sent' })).toHaveFocus();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('focuses the message again after a second failure', async () => {
    respond(500);
    show();
    await fill();
    await press();
    await screen.findByRole('group', { name: 'Your message was not sent' });
    respond(500);
    await press('Try again');
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Your message was not sent' })).toHaveFocus();
    });
  });

  it('links to the same message as an e-mail', async () => {
    respond(503);
    show();
    await fill();
    await press();
    const link = await screen.findByRole('link', { name: 'Send it as an e-mail instead' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hello@keystrand\.example\?.*A%20question/),
    );
  });

  it('shows the field errors of the endpoint', async () => {
    respond(400, { errors: { email: 'This domain takes no mail.' } });
    show();
    await fill();
    await press();
    expect(await screen.findByRole('link', { name: 'This domain takes no mail.' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toBeInvalid();
    expect(screen.getByLabelText('Message')).toHaveValue('A question');
  });
});

describe('the submission key', () => {
  const sentKey = (call: number) => sentBody(call).get('submission-key');

  it('is that of the first attempt when the message is sent again, also after a reload', async () => {
    fetch.mockRejectedValueOnce(new TypeError('connection lost'));
    const first = show();
    await fill();
    await press();
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.type(screen.getByLabelText('Message'), ', changed');
    first.unmount();
    respond(200);
    show();
    await press();
    await screen.findByRole('group', { name: 'Your message has been sent' });
    expect(sentKey(0)).toMatch(submissionKeyPattern);
    expect(sentKey(1)).toBe(sentKey(0));
    expect(sentBody(1).get('message')).toBe('A question, changed');
    expect(sentBody(1).has('seconds-open')).toBe(false);
  });

  it('is new after the endpoint has confirmed', async () => {
    respond(200);
    show();
    await fill();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
    respond(200);
    await fill();
    await press();
    await screen.findByRole('group', { name: 'Your message has been sent' });
    expect(sentKey(1)).toMatch(submissionKeyPattern);
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  it('is new after the draft was deleted, also if that is undone', async () => {
    respond(500);
    show();
    await fill();
    await press();
    await screen.findByRole('button', { name: 'Try again' });
    await press('Delete what I entered');
    await press('Undo');
    respond(200);
    await press();
    await screen.findByRole('group', { name: 'Your message has been sent' });
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  it('is sent without crypto.randomUUID, which http: origins lack, and replaces an invalid stored one', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    writeDraft('contact', { message: 'From the draft', 'submission-key': 'too short' });
    respond(200);
    show();
    await fill();
    await press();
    await screen.findByRole('group', { name: 'Your message has been sent' });
    expect(sentKey(0)).toMatch(submissionKeyPattern);
  });

  it('is not made in a form that becomes an e-mail', async () => {
    target.current = { endpoint: undefined, encoding: 'form', inbox: false };
    show();
    await fill();
    await writeEmail();
    expect(readDraft('contact')).toMatchObject({ name: 'Ada' });
    expect(readDraft('contact')).not.toHaveProperty('submission-key');
  });
});

it('says after a time-out that a second attempt does no harm', () => {
  render(<FailurePanel reason="timeout" mailHref="mailto:a@b.example" />);
  expect(
    screen.getByRole('group', { name: 'We do not know whether your message was sent' }),
  ).toHaveTextContent('You can safely try again: a message that arrives twice does no harm.');
});

describe('a submission that looks automated', () => {
  it('is held with a message, and is sent when the button is pressed again', async () => {
    show();
    await fill();
    clock = 1500;
    await press();
    expect(screen.getByRole('group', { name: 'Please press the button once more' })).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
    respond(200);
    await press('Try again');
    await screen.findByRole('group', { name: 'Your message has been sent' });
  });

  it('is held if the honeypot field is filled in', async () => {
    const { container } = show();
    await fill();
    const honeypot = container.querySelector<HTMLInputElement>('[name=_gotcha]');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
    if (honeypot) honeypot.value = 'https://spam.example';
    await press();
    expect(screen.getByRole('group', { name: 'Please press the button once more' })).toHaveFocus();
    expect(honeypot).toHaveValue('');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a form without an endpoint', () => {
  beforeEach(() => {
    target.current = { endpoint: undefined, encoding: 'form', inbox: false };
  });

  it('composes an e-mail, opens it once and says that it is not sent', async () => {
    const opened: string[] = [];
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      opened.push(link.href);
    };
    document.addEventListener('click', onClick, true);
    show();
    await fill();
    await press('Write it as an e-mail');
    document.removeEventListener('click', onClick, true);
    expect(screen.getByRole('group', { name: 'The message is written, not sent' })).toHaveFocus();
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^mailto:hello@keystrand\.example\?subject=.*ada%40engine\.example/);
    expect(screen.getByLabelText('Message')).toHaveValue('A question');
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.queryByText('Your message has been sent')).not.toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('is saved on input and restored when the form is mounted again', async () => {
    const first = render(<SiteForm definition={forms.consultation} idPrefix="" />);
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.selectOptions(screen.getByLabelText(/Nearest practice/), 'Cybersecurity');
    await userEvent.click(screen.getByLabelText('This week'));
    await userEvent.click(screen.getByLabelText(/non-disclosure/));
    first.unmount();
    render(<SiteForm definition={forms.consultation} idPrefix="" />);
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText(/Nearest practice/)).toHaveValue('Cybersecurity');
    expect(screen.getByLabelText('This week')).toBeChecked();
    expect(screen.getByLabelText(/non-disclosure/)).toBeChecked();
  });

  it('does not replace text typed before hydration', () => {
    writeDraft('contact', { name: 'Draft', message: 'From the draft' });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SiteForm definition={forms.contact} idPrefix="" />);
    document.body.append(container);
    const name = container.querySelector<HTMLInputElement>('#name');
    if (name) name.value = 'Typed early';
    render(<SiteForm definition={forms.contact} idPrefix="" />, { container, hydrate: true });
    expect(screen.getByLabelText('Your name')).toHaveValue('Typed early');
    expect(screen.getByLabelText('Message')).toHaveValue('From the draft');
    container.remove();
  });

  it('is deleted once the endpoint confirms', async () => {
    respond(200);
    const first = show();
    await fill();
    await press();
    await screen.findByRole('group', { name: 'Your message has been sent' });
    first.unmount();
    show();
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
});

describe('the button that deletes the draft', () => {
  const deleteButton = () => screen.queryByRole('button', { name: 'Delete what I entered' });
  const stored = () => sessionStorage.getItem('keystrand:draft:contact');

  it.each([endpoint, undefined])('is there as soon as something is entered (endpoint: %s)', async (url) => {
    target.current = { endpoint: url, encoding: 'form', inbox: false };
    show();
    expect(deleteButton()).toBeNull();
    expect(stored()).toBeNull();
    await userEvent.type(screen.getByLabelText('Your name'), 'A');
    expect(deleteButton()).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Your name'));
    expect(deleteButton()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('is there for a restored draft, empties the form and the storage, and keeps the focus', async () => {
    writeDraft('contact', { name: 'Ada', message: 'From the draft' });
    show();
    await press('Delete what I entered');
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(stored()).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByText('What you entered has been deleted.')).toHaveRole('status');
  });

  it('can be undone, also after an error message', async () => {
    render(<SiteForm definition={forms.consultation} idPrefix="" />);
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.click(screen.getByLabelText('This week'));
    await userEvent.click(screen.getByLabelText(/non-disclosure/));
    await press('Request the consultation');
    await press('Delete what I entered');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    expect(screen.getByLabelText('This week')).not.toBeChecked();
    await press('Undo');
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText('This week')).toBeChecked();
    expect(screen.getByLabelText(/non-disclosure/)).toBeChecked();
    expect(sessionStorage.getItem('keystrand:draft:consultation')).toContain('Ada');
  });

  it('offers no undo once something new is entered', async () => {
    show();
    await fill();
    await press('Delete what I entered');
    await userEvent.type(screen.getByLabelText('Your name'), 'B');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText('What you entered has been deleted.')).toBeNull();
    expect(deleteButton()).toBeVisible();
  });

  it('stays while the mail program shows the message, and deletes the composed e-mail as well', async () => {
    target.current = { endpoint: undefined, encoding: 'form', inbox: false };
    show();
    await fill();
    await writeEmail();
    expect(stored()).toContain('A question');
    await press('Delete what I entered');
    expect(screen.queryByRole('group', { name: 'The message is written, not sent' })).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('a form without JavaScript', () => {
  const renderStatic = () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SiteForm definition={forms.contact} idPrefix="" />);
    return container;
  };

  it('posts to the endpoint with native validation', () => {
    const container = renderStatic();
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe(endpoint);
    expect(form?.method).toBe('post');
    expect(form?.noValidate).toBe(false);
    expect(form?.querySelector('[name=email]')).toBeRequired();
    expect(form?.querySelector('[name=email]')).toHaveAttribute('type', 'email');
    expect(form?.querySelector('[name=message]')).toHaveAttribute('maxlength', '5000');
    expect(form?.querySelector('[name=form-name]')).toHaveValue('contact');
  });

  it('has Netlify attributes with the honeypot name only for an endpoint on the same host', () => {
    expect(renderStatic().querySelector('form[data-netlify]')).toBeNull();
    target.current = { endpoint: '/', encoding: 'form', inbox: false };
    const form = renderStatic().querySelector('form');
    expect(form?.getAttribute('action')).toBe('/');
    expect(form?.getAttribute('data-netlify')).toBe('true');
    const honeypotName = form?.getAttribute('data-netlify-honeypot') ?? '';
    expect(form?.querySelector(`[name="${honeypotName}"]`)).toHaveValue('');
  });

  it('posts to the inbox without Netlify attributes, and says that the message is stored', () => {
    target.current = { endpoint: '/inquiries', encoding: 'form', inbox: true };
    const container = renderStatic();
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/inquiries');
    expect(form?.getAttributeNames()).not.toContain('data-netlify');
    expect(container).toHaveTextContent('Stored in our own inbox, used to answer you and for nothing else.');
  });

  it('has a mailto action and says that nothing is sent, without an endpoint', () => {
    target.current = { endpoint: undefined, encoding: 'form', inbox: false };
    const container = renderStatic();
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toMatch(/^mailto:hello@keystrand\.example/);
    expect(form?.enctype).toBe('text/plain');
    expect(container).toHaveTextContent('Nothing is sent until you send it there.');
  });
});
