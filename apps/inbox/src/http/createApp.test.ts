import { company, forms } from '@keystrand/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './testing/startApp.ts';
import type { RunningApp } from './testing/startApp.ts';

const message = { 'form-name': 'contact', name: 'Ann', email: 'ann@company.example', message: 'Hello' };
const json = { 'Content-Type': 'application/json' };
const accepted = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) as string;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let day = 0;
/** Each test sends another message, so that none is taken for a repeated one. */
let form: Record<string, string>;
beforeEach(() => {
  day += 1;
  form = { ...message, message: `Hello ${String(day)}` };
});

describe('a form sent by a script', () => {
  it.each(['form', 'json'])(
    'is stored, and answered with its reference, in the encoding %s',
    async (encoding) => {
      const response =
        encoding === 'form'
          ? await app.post(new URLSearchParams(form), { Accept: 'application/json' })
          : await app.post(JSON.stringify(form), { ...json, Accept: 'application/json' });
      expect(response.status).toBe(200);
      const body = (await response.json()) as { reference: string };
      expect(body).toEqual({ ok: true, reference: accepted });
      expect(app.store.inquiries.at(-1)).toMatchObject({
        id: body.reference,
        form: 'contact',
        fields: { name: 'Ann', email: 'ann@company.example', message: form['message'] },
        suspicion: undefined,
      });
    },
  );

  it('is answered with the errors of its fields', async () => {
    const count = app.store.inquiries.length;
    const response = await app.post(JSON.stringify({ ...form, email: 'ann' }), json);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { email: 'Enter an e-mail address in the form name@company.example' },
    });
    expect(app.store.inquiries).toHaveLength(count);
  });
});

describe('a form sent without JavaScript', () => {
  const accept = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it('is confirmed on a page with the reference in groups', async () => {
    const response = await app.post(new URLSearchParams(form), accept);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    const reference = app.store.inquiries.at(-1)?.id ?? '';
    expect(location).toBe(`/inquiries/received?reference=${reference}`);
    const page = await app.get(location);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(forms.contact.sent.heading);
    expect(text).toContain((reference.match(/.{4}/g) ?? []).join('-'));
  });

  it('is shown again with its errors and values', async () => {
    const response = await app.post(new URLSearchParams({ ...form, email: '<b>"' }), accept);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('value="&lt;b&gt;&quot;"');
    expect(text).toContain('href="#field-email"');
  });

  it.each(['', '?reference=', '?reference=0000000000000000', '?reference=%00', '?reference[]=x'])(
    'has no confirmation at "%s", because no such inquiry is stored',
    async (query) => {
      const response = await app.get(`/inquiries/received${query}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(company.email);
    },
  );
});
