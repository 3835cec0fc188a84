import { request } from 'node:http';
import { fieldsOf, forms } from '@keystrand/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './testing/startApp.ts';
import type { RunningApp } from './testing/startApp.ts';

const formType = 'application/x-www-form-urlencoded';
const message = { 'form-name': 'contact', name: 'Ann', email: 'ann@company.example', message: 'Hello' };
const encoded = new URLSearchParams(message).toString();

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let before = 0;
beforeEach(() => {
  before = app.store.inquiries.length;
});

/** Posts a body, and returns the status and the error message of the JSON response. */
async function send(body: BodyInit, headers: Readonly<Record<string, string>>) {
  const response = await app.post(body, { Accept: 'application/json', ...headers });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error, headers: response.headers };
}

describe('refuses with 415 and stores nothing:', () => {
  it.each([
    'text/plain',
    'multipart/form-data; boundary=a',
    'application/x-www-form-urlencoded; charset=windows-1252',
    'application/json; charset=utf-16',
    'application/jsonp',
    'json',
    ';',
    'constructor/__proto__',
  ])('the content type %s', async (type) => {
    const { status, error, headers } = await send(encoded, { 'Content-Type': type });
    expect(status).toBe(415);
    expect(error).toContain('allowed are application/x-www-form-urlencoded and application/json, in UTF-8.');
    expect(headers.get('accept')).toBe('application/x-www-form-urlencoded, application/json');
    expect(app.store.inquiries).toHaveLength(before);
  });

  it('no content type', async () => {
    const { status, error } = await send(new TextEncoder().encode(encoded), {});
    expect(status).toBe(415);
    expect(error).toContain('The request has no Content-Type');
  });

  it.each(['gzip', 'br', 'gzip, identity'])('the content encoding %s', async (encoding) => {
    const { status, headers } = await send(encoded, {
      'Content-Type': formType,
      'Content-Encoding': encoding,
    });
    expect(status).toBe(415);
    expect(headers.get('accept-encoding')).toBe('identity');
    expect(app.store.inquiries).toHaveLength(before);
  });
});

it.each([
  formType,
  `${formType};charset=UTF-8`,
  'Application/X-WWW-Form-URLencoded; charset="utf-8"; boundary=a',
])('accepts the content type %s', async (type) => {
  expect((await send(encoded, { 'Content-Type': type })).status).toBe(200);
});

describe('refuses with 400, names the fault and stores nothing:', () => {
  it.each([
    ['half a code', `${encoded}&company=%E`, 'not URL-encoded UTF-8'],
    ['a percent sign', `${encoded}&company=100%`, 'not URL-encoded UTF-8'],
    ['encoded bytes that are not UTF-8', `${encoded}&company=%FF%FE`, 'not URL-encoded UTF-8'],
    ['an encoded surrogate', `${encoded}&company=%ED%A0%80`, 'not URL-encoded UTF-8'],
    ['raw bytes that are not UTF-8', Buffer.from(`${encoded}&company=\xff`, 'latin1'), 'not valid UTF-8'],
    ['a repeated field', `${encoded}&name=Eve`, 'The field "name" is sent twice; once is allowed.'],
    [
      'an unknown field',
      `${encoded}&colour=blue`,
      'The form "contact" has no field "colour"; allowed are name,',
    ],
    ['a field of another form', `${encoded}&budget=1`, 'The form "contact" has no field "budget"'],
    ['a field without a name', `${encoded}&=1`, 'The form "contact" has no field ""'],
    ['__proto__', `${encoded}&__proto__=1`, 'has no field "__proto__"'],
    ['constructor', `${encoded}&constructor=1`, 'has no field "constructor"'],
    ['no form', 'name=Ann', '"form-name" is missing; allowed are contact, inquiry, consultation.'],
    ['an unknown form', 'form-name=constructor', '"form-name" is "constructor"; allowed are contact,'],
    ['nothing', '', '"form-name" is missing'],
    ['a short submission key', `${encoded}&submission-key=abc`, 'allowed are 16 to 64 letters, digits'],
    [
      'a submission key of other characters',
      `${encoded}&submission-key=${'%20'.repeat(20)}`,
      'allowed are 16',
    ],
    ['a negative time', `${encoded}&seconds-open=-1`, '"seconds-open" is "-1"; allowed is a whole number'],
    ['a time that is no number', `${encoded}&seconds-open=NaN`, 'allowed is a whole number'],
    ['an empty time', `${encoded}&seconds-open=`, '"seconds-open" is ""; allowed is a whole number'],
  ])('%s', async (_what, body, fault) => {
    const { status, error } = await send(body, { 'Content-Type': formType });
    expect(error).toContain(fault);
    expect(status).toBe(400);
    expect(app.store.inquiries).toHaveLength(before);
  });

  it.each([
    ['no JSON', '{', 'one flat JSON object of strings'],
    ['an empty body', '', 'one flat JSON object of strings'],
    ['an array', '["a"]', 'one flat JSON object of strings'],
    ['null', 'null', 'one flat JSON object of strings'],
    ['a string', '"a"', 'one flat JSON object of strings'],
    ['a number', JSON.stringify({ ...message, name: 1 }), 'The value of "name" is not a string'],
    [
      'a nested object',
      JSON.stringify({ ...message, name: { a: 'b' } }),
      'The value of "name" is not a string',
    ],
    ['null as a value', JSON.stringify({ ...message, name: null }), 'The value of "name" is not a string'],
    ['a list as a value', JSON.stringify({ ...message, name: ['a'] }), 'The value of "name" is not a string'],
    ['a repeated field', '{"form-name":"contact","name":"a\\"b","name":"c"}', 'has a field twice'],
    ['__proto__', '{"form-name":"contact","__proto__":"x"}', 'has no field "__proto__"'],
    [
      'an object as __proto__',
      '{"__proto__":{"form-name":"contact"}}',
      'The value of "__proto__" is not a string',
    ],
    ['a byte order mark', `\ufeff${JSON.stringify(message)}`, 'one flat JSON object of strings'],
    ['bytes that are not UTF-8', Buffer.from('{"form-name":"\xff"}', 'latin1'), 'not valid UTF-8'],
  ])('%s in JSON', async (_what, body, fault) => {
    const { status, error } = await send(body, { 'Content-Type': 'application/json' });
    expect(error).toContain(fault);
    expect(status).toBe(400);
    expect(app.store.inquiries).toHaveLength(before);
    expect(Object.prototype).not.toHaveProperty('form-name');
  });

  it('shortens and escapes what it quotes', async () => {
    const body = `form-name=contact&${encodeURIComponent('<script>'.repeat(1_000))}=1`;
    const response = await app.post(body, { 'Content-Type': formType, Accept: 'text/html' });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).not.toContain('<script');
    expect(page.length).toBeLessThan(20_000);
  });
});

describe('control characters', () => {
  it('are removed, and line breaks kept in texts of several lines only', async () => {
    const values = {
      'form-name': 'contact',
      name: 'An\0n\x1b[31m\r\nBcc: eve@company.example',
      email: 'ann@company.example',
      message: '\x07One\r\nTwo\rThree\tFour\x9b',
    };
    expect((await send(JSON.stringify(values), { 'Content-Type': 'application/json' })).status).toBe(200);
    expect(app.store.inquiries.at(-1)?.fields).toMatchObject({
      name: 'Ann[31m Bcc: eve@company.example',
      message: 'One\nTwo\nThree\tFour',
    });
  });

  it('do not hide that a field is empty', async () => {
    const values = { ...message, name: '\0 \r\n' };
    const response = await app.post(JSON.stringify(values), { 'Content-Type': 'application/json' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { name: 'Enter your name' } });
  });

  it('and half of a surrogate pair are stored as valid Unicode', async () => {
    const body = JSON.stringify(message).replace('Hello', 'Half \\ud83d');
    expect((await send(body, { 'Content-Type': 'application/json' })).status).toBe(200);
    expect(app.store.inquiries.at(-1)?.fields['message']).toBe('Half \ufffd');
  });
});

describe('the size of a body', () => {
  const limit = 128 * 1_024;
  const padded = (length: number) => `${encoded}&company=${'a'.repeat(length - encoded.length - 9)}`;

  it('may be 128 KiB', async () => {
    expect((await app.post(padded(limit), { 'Content-Type': formType })).status).toBe(422);
  });

  it.each([limit + 1, 900_000])('of %i bytes is refused with 413, declared or not', async (length) => {
    expect(await send(padded(length), { 'Content-Type': formType })).toMatchObject({
      status: 413,
      error: "The request's body is too large; at most 128 KiB are allowed.",
    });
    const status = await new Promise((resolve, reject) => {
      // Without a length, Node sends the body in chunks.
      const sent = request(
        { port: app.port, path: '/inquiries', method: 'POST', headers: { 'Content-Type': formType } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.write(padded(length));
      sent.end();
    });
    expect(status).toBe(413);
    expect(app.store.inquiries).toHaveLength(before);
  });
});

/** All fields of all forms, so that new ones are covered. */
const allFields = Object.values(forms).flatMap((form) => fieldsOf(form).map((field) => ({ form, field })));

/** A value that each field accepts. */
function validValue({ field }: (typeof allFields)[number]): string {
  switch (field.control) {
    case 'select':
    case 'radio':
      return field.options.at(-1) ?? '';
    case 'checkbox':
      return 'yes';
    case 'area':
      return 'A\nB';
    case 'text':
      return { email: 'a@b.example', tel: '+1 555 0100', text: 'A', url: 'https://b.example' }[
        field.type ?? 'text'
      ];
  }
}

describe.each(allFields)('$field.name of the form $form.id', ({ form, field }) => {
  const values = Object.fromEntries([
    ['form-name', form.id],
    ...fieldsOf(form).map((other) => [other.name, validValue({ form, field: other })]),
  ]) as Record<string, string>;

  const check = async (value: string) => {
    const body = { ...values, [field.name]: value };
    const asJson = await app.post(JSON.stringify(body), { 'Content-Type': 'application/json' });
    const asForm = await app.post(new URLSearchParams(body), { Accept: 'application/json' });
    const [result, other] = [await asJson.json(), await asForm.json()] as { errors?: object }[];
    expect(asForm.status).toBe(asJson.status);
    expect(other?.errors).toEqual(result?.errors);
    return { status: asJson.status, errors: result?.errors };
  };

  it('is stored as sent', async () => {
    expect((await check(validValue({ form, field }))).status).toBe(200);
    expect(app.store.inquiries.at(-1)?.fields[field.name]).toBe(validValue({ form, field }));
  });

  it('may be empty if it is optional', async () => {
    const expected =
      field.missing === undefined
        ? { status: 200, errors: undefined }
        : { status: 422, errors: { [field.name]: field.missing } };
    expect(await check(' ')).toEqual(expected);
  });

  if ('maxLength' in field) {
    /** Returns a valid value of this length, of two code units at the end. */
    const ofLength = (length: number) => {
      if (field.control === 'text' && field.type === 'email') return `${'a'.repeat(length - 10)}@b.example`;
      if (field.control === 'text' && field.type === 'tel') return '1'.repeat(length);
      return `${'ä'.repeat(length - 2)}🔑`;
    };
    it('may have its greatest length, and no more', async () => {
      expect((await check(ofLength(field.maxLength))).status).toBe(200);
      const { status, errors } = await check(ofLength(field.maxLength + 1));
      expect(status).toBe(422);
      expect(Object.keys(errors ?? {})).toEqual([field.name]);
    });
  }
  if ('options' in field || field.control === 'checkbox') {
    it('accepts the answers of the form only', async () => {
      const { status, errors } = await check('constructor');
      expect(status).toBe(422);
      expect(Object.keys(errors ?? {})).toEqual([field.name]);
    });
  }
  if ('pattern' in field) {
    it('must match its pattern', async () => {
      expect(await check('none')).toEqual({ status: 422, errors: { [field.name]: field.pattern?.mismatch } });
    });
  }
});
