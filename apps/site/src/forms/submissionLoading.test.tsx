import { forms } from '@keystrand/content';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteForm } from './SiteForm';
import '../testSetup';

const importSubmission = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../loading/chunk', async (importOriginal) => {
  const { inTime } = await importOriginal<typeof import('../loading/chunk')>();
  return {
    inTime: (what: string, _code: unknown, limit: number) => inTime(what, importSubmission(), limit),
  };
});

/** Sends the form as the browser does without a script. jsdom cannot navigate. */
const submit = vi.fn<(this: HTMLFormElement) => void>();

beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});
afterEach(() => {
  submit.mockReset();
  importSubmission.mockReset();
  sessionStorage.clear();
  vi.useRealTimers();
});

function show(): HTMLFormElement {
  const { container } = render(<SiteForm definition={forms.contact} idPrefix="" />);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

function fill(): void {
  for (const [label, value] of [
    ['Your name', 'Ada'],
    ['E-mail address', 'ada@engine.example'],
    ['Message', 'A question'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

it('loads the code that sends the form when a control receives the focus', () => {
  importSubmission.mockRejectedValue(new TypeError('network'));
  show();
  expect(importSubmission).not.toHaveBeenCalled();
  act(() => {
    screen.getByLabelText('Message').focus();
  });
  expect(importSubmission).toHaveBeenCalledOnce();
});

it('is sent by the browser, with its values, if that code fails to load', async () => {
  importSubmission.mockRejectedValue(new TypeError('network'));
  const form = show();
  fill();
  fireEvent.submit(form);
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ name: 'Ada', message: 'A question' });
});

it('is validated by the browser first, which sends nothing incomplete', async () => {
  importSubmission.mockRejectedValue(new TypeError('network'));
  const form = show();
  const invalid = vi.fn();
  form.addEventListener('invalid', invalid, true);
  fireEvent.submit(form);
  await expect.poll(() => invalid).toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('is sent by the browser if that code has not arrived within 10 seconds', async () => {
  vi.useFakeTimers();
  importSubmission.mockReturnValue(new Promise(() => undefined));
  const form = show();
  fill();
  fireEvent.submit(form);
  fireEvent.submit(form);
  await vi.advanceTimersByTimeAsync(9999);
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Sending');
  await vi.advanceTimersByTimeAsync(1);
  expect(submit).toHaveBeenCalledOnce();
});
