import { forms, submissionKeyPattern } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../storage/formDraft';
import { SiteForm } from './SiteForm';

type Target = Pick<typeof import('./formTarget').builtTarget, 'endpoint' | 'encoding' | 'inbox'>;
const target = vi.hoisted(() => ({ current: {} as Target }));
vi.mock('./formTarget', () => ({
  get builtTarget() {
    return target.current;
  },
}));

const endpoint = 'https://forms.example/f';
const mailOnly: Target = { endpoint: undefined, encoding: 'form', inbox: false };
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

const form = (definition: FormDefinition = forms.contact) => <SiteForm definition={definition} idPrefix="" />;
const respond = (status: number, body: unknown = {}) =>
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name = 'Send the message') => userEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.findByRole('group', { name });
const sent = () => panel('Your message has been sent');
const sentBody = (call: number) => new URLSearchParams(fetch.mock.calls[call]?.[1]?.body as string);
const sentKey = (call: number) => sentBody(call).get('submission-key');

function fill() {
  enter('Your name', 'Ada');
  enter('E-mail address', 'ada@engine.example');
  enter('Message', 'A question');
  clock += 10_000;
}

/** Expects the contact form with these values. */
function expectValues(name: string, message: string) {
  expect(screen.getByLabelText('Your name')).toHaveValue(name);
  expect(screen.getByLabelText('Message')).toHaveValue(message);
}

it('an incomplete form is not sent, and its focused summary of errors leads to the fields', async () => {
  render(form());
  await press();
  const summary = await panel('There is a problem');
  await expect.poll(() => summary).toHaveFocus();
  const errors = () =>
    within(screen.getByRole('group', { name: 'There is a problem' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(errors()).toEqual(['Enter your name', 'Enter your e-mail address', 'Enter your message']);
  const field = screen.getByLabelText('E-mail address');
  field.scrollIntoView = vi.fn();
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter your e-mail address' }));
  expect(field).toHaveFocus();
  enter('Your name', 'Ada');
  await press();
  await expect.poll(errors).toEqual(['Enter your e-mail address', 'Enter your message']);
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

describe('a sent form', () => {
  it('is replaced by a focused confirmation with the reference, and is empty for another message', async () => {
    respond(200, { ok: true, reference: '7K2M9QXR4TBN0WVE' });
    render(form());
    fill();
    await press();
    expect(await sent()).toHaveFocus();
    expect(await sent()).toHaveAccessibleDescription(/Your reference is 7K2M-9QXR-4TBN-0WVE\.$/);
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
    expect(readDraft('contact')).toEqual({});
    await press('Write another message');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expectValues('', '');
    respond(200);
    fill();
    await press();
    await sent();
    expect(sentKey(1)).toMatch(submissionKeyPattern);
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  it('is sent once, even if the button is pressed several times', async () => {
    let confirm: (response: Response) => void = () => undefined;
    fetch.mockReturnValueOnce(new Promise((resolve) => (confirm = resolve)));
    render(form());
    fill();
    await press();
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
    await press('Sending');
    await userEvent.type(screen.getByLabelText('Your name'), '{Enter}');
    expect(fetch).toHaveBeenCalledOnce();
    confirm(new Response());
    await sent();
  });
});

describe('a failed submission', () => {
  it.each([
    ['Your message was not sent', () => respond(404)],
    ['Your message has probably not been sent', () => fetch.mockRejectedValueOnce(new TypeError('network'))],
  ])('shows "%s", keeps every field and can be retried', async (title, fail) => {
    fail();
    render(form());
    fill();
    await press();
    expect(await panel(title)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Send it as an e-mail instead' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hello@keystrand\.example\?.*A%20question/),
    );
    expectValues('Ada', 'A question');
    fail();
    await press('Try again');
    await expect.poll(() => document.activeElement).toBe(await panel(title));
    respond(200);
    await press('Try again');
    expect(await sent()).toHaveFocus();
    expect([sentKey(1), sentKey(2)]).toEqual([sentKey(0), sentKey(0)]);
  });

  it('shows the field errors of the endpoint', async () => {
    respond(400, { errors: { email: 'This domain takes no mail.' } });
    render(form());
    fill();
    await press();
    expect(await screen.findByRole('link', { name: 'This domain takes no mail.' })).toBeInTheDocument();
    expect(await panel('There is a problem')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toBeInvalid();
    expectValues('Ada', 'A question');
  });
});

describe('the submission key', () => {
  it('is that of the first attempt after a reload', async () => {
    fetch.mockRejectedValueOnce(new TypeError('connection lost'));
    const first = render(form());
    fill();
    await press();
    await screen.findByRole('button', { name: 'Try again' });
    enter('Message', 'A question, changed');
    first.unmount();
    respond(200);
    render(form());
    await press();
    await sent();
    expect(sentKey(1)).toBe(sentKey(0));
    expect(sentBody(1).get('message')).toBe('A question, changed');
    expect(sentBody(1).has('seconds-open')).toBe(false);
  });

  it('is new after the draft was deleted, also if that is undone', async () => {
    respond(500);
    render(form());
    fill();
    await press();
    await screen.findByRole('button', { name: 'Try again' });
    await press('Delete what I entered');
    await press('Undo');
    respond(200);
    await press();
    await sent();
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  it('is sent without crypto.randomUUID, which http: origins lack, and replaces an invalid stored one', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    writeDraft('contact', { message: 'From the draft', 'submission-key': 'too short' });
    respond(200);
    render(form());
    fill();
    await press();
    await sent();
    expect(sentKey(0)).toMatch(submissionKeyPattern);
  });
});

it.each(['too soon', 'honeypot'])(
  'a submission that looks automated (%s) is held until a second press',
  async (sign) => {
    const { container } = render(form());
    fill();
    const honeypot = container.querySelector('[name=_gotcha]') as HTMLInputElement;
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
    if (sign === 'honeypot') honeypot.value = 'https://spam.example';
    else clock = 1500;
    await press();
    expect(await panel('Please press the button once more')).toHaveFocus();
    expect(honeypot).toHaveValue('');
    expect(fetch).not.toHaveBeenCalled();
    respond(200);
    await press('Try again');
    await sent();
  },
);

it('a form without an endpoint composes an e-mail, opens it once and states that it is not sent', async () => {
  target.current = mailOnly;
  render(form());
  fill();
  // jsdom has no mail program.
  const open = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press('Write it as an e-mail');
  expect((open.mock.contexts as HTMLAnchorElement[]).map(({ href }) => href)).toEqual([
    expect.stringMatching(/^mailto:hello@keystrand\.example\?subject=.*ada%40engine\.example/),
  ]);
  expect(screen.getByRole('group', { name: 'The message is written, not sent' })).toHaveFocus();
  expectValues('Ada', 'A question');
  expect(readDraft('contact')).not.toHaveProperty('submission-key');
  expect(fetch).not.toHaveBeenCalled();
});

describe('the draft', () => {
  const deleteButton = () => screen.queryByRole('button', { name: 'Delete what I entered' });

  it('is restored when the form is mounted again; deleting it can be undone, also after errors', async () => {
    const first = render(form(forms.consultation));
    expect(deleteButton()).toBeNull();
    enter('Your name', 'Ada');
    await userEvent.selectOptions(screen.getByLabelText(/Nearest practice/), 'Cybersecurity');
    await userEvent.click(screen.getByLabelText('This week'));
    await userEvent.click(screen.getByLabelText(/non-disclosure/));
    first.unmount();
    render(form(forms.consultation));
    const expectRestored = () => {
      expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
      expect(screen.getByLabelText(/Nearest practice/)).toHaveValue('Cybersecurity');
      expect(screen.getByLabelText('This week')).toBeChecked();
      expect(screen.getByLabelText(/non-disclosure/)).toBeChecked();
    };
    expectRestored();
    await press('Request the consultation');
    await press('Delete what I entered');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    expect(screen.getByText('What you entered has been deleted.')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByLabelText('This week')).not.toBeChecked();
    expect(readDraft('consultation')).toEqual({});
    await press('Undo');
    expectRestored();
    expect(readDraft('consultation')).toHaveProperty('name', 'Ada');
    await press('Delete what I entered');
    enter('Your name', 'B');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    enter('Your name', '');
    expect(deleteButton()).toBeNull();
  });

  it('does not replace text typed before hydration', () => {
    writeDraft('contact', { name: 'Draft', message: 'From the draft' });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form());
    (container.querySelector('#name') as HTMLInputElement).value = 'Typed early';
    render(form(), { container, hydrate: true });
    expectValues('Typed early', 'From the draft');
    container.remove();
  });
});

describe('a form without JavaScript', () => {
  const inboxNote =
    'Goes to our inbox and to the people who answer; used for that answer and, if you wish, a quote.';
  it.each([
    ['an endpoint', {}, endpoint, null, 'Sent over an encrypted connection'],
    ['one on the same host, as Netlify', { endpoint: '/' }, '/', '_gotcha', 'Sent over an encrypted'],
    ['the inbox', { endpoint: '/inquiries', inbox: true }, '/inquiries', null, inboxNote],
    [
      'a mail program',
      mailOnly,
      /^mailto:hello@keystrand\.example/,
      null,
      'Nothing is sent until you send it',
    ],
  ])('posts to %s with native validation, and states that', (_name, of, action, netlifyHoneypot, note) => {
    target.current = { ...target.current, ...of };
    const container = document.createElement('div');
    container.innerHTML = renderToString(form());
    const element = container.querySelector('form') as HTMLFormElement;
    expect(element.getAttribute('action')).toMatch(action);
    expect([element.method, element.noValidate]).toEqual(['post', false]);
    expect(element.getAttribute('data-netlify-honeypot')).toBe(netlifyHoneypot);
    expect(element.hasAttribute('data-netlify')).toBe(netlifyHoneypot !== null);
    expect(container).toHaveTextContent(note);
    const control = (name: string) => element.querySelector(`[name=${name}]`);
    expect(control('email')).toBeRequired();
    expect(control('email')).toHaveAttribute('type', 'email');
    expect(control('message')).toHaveAttribute('maxlength', '5000');
    if (of !== mailOnly) expect(control('form-name')).toHaveValue('contact');
    else expect(element.enctype).toBe('text/plain');
  });
});
