// @vitest-environment jsdom
import { fieldsOf, forms } from '@keystrand/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './testing/startApp.ts';
import type { RunningApp } from './testing/startApp.ts';

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const accept = { Accept: 'text/html' };

/** Sends the form of a page as a browser without JavaScript does, with changed values, and returns the response. */
async function submit(page: Response, changes: Readonly<Record<string, string>> = {}): Promise<Response> {
  document.body.innerHTML = await page.text();
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no form.');
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/inquiries');
  for (const [name, value] of Object.entries(changes)) {
    const control = form.elements.namedItem(name);
    if (control === null) throw new Error(`The form has no field "${name}".`);
    (control as RadioNodeList | HTMLInputElement).value = value;
  }
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return app.post(new URLSearchParams(values), accept);
}

describe.each(Object.values(forms))('the form $id', (definition) => {
  const correct = Object.fromEntries(
    fieldsOf(definition)
      .filter(({ missing }) => missing !== undefined)
      .map((field) => [
        field.name,
        'options' in field
          ? (field.options[0] ?? '')
          : field.name === 'email'
            ? 'ann@company.example'
            : 'Text',
      ]),
  );

  it('can be corrected on the page with its errors, until it is confirmed', async () => {
    const empty = await app.post(new URLSearchParams({ 'form-name': definition.id }), accept);
    expect(empty.status).toBe(422);
    const half = await submit(empty, { ...correct, email: 'ann' });
    expect(half.status).toBe(422);
    const response = await submit(half, { email: 'ann@company.example' });
    expect(response.status).toBe(303);
    expect(app.store.inquiries).toHaveLength(1);
    expect(app.store.inquiries[0]).toMatchObject({ form: definition.id, fields: correct });
    const page = await app.get(response.headers.get('location') ?? '');
    expect(await page.text()).toContain(definition.sent.heading);
  });

  it('can be sent again from the page that says that nothing was stored', async () => {
    app.store.fault = 'locked';
    const refused = await app.post(new URLSearchParams({ 'form-name': definition.id, ...correct }), accept);
    expect(refused.status).toBe(503);
    const again = await submit(refused);
    expect(again.status).toBe(503);
    app.store.fault = undefined;
    expect((await submit(again)).status).toBe(303);
    expect(app.store.inquiries[0]?.fields).toEqual(correct);
  });
});
