// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFormSettings } from './formSettings';

describe('readFormSettings', () => {
  it.each(['', undefined])('treats %j as unset', (value) => {
    const settings = { SITE_FORM_ENDPOINT: value, SITE_FORM_ENCODING: value, SITE_INBOX: value };
    for (const environment of [{}, { ...settings, INBOX_RETENTION_DAYS: value }])
      expect(readFormSettings(environment)).toEqual({
        endpoint: '',
        encoding: 'form',
        inbox: false,
        retentionDays: 365,
      });
  });

  it.each([
    'https://forms.example/f/abc',
    'http://localhost:8080/forms',
    'http://127.0.0.1:1/x',
    '/forms',
    '/forms?to=sales',
    '/',
  ])('accepts %s', (endpoint) => {
    expect(readFormSettings({ SITE_FORM_ENDPOINT: endpoint }).endpoint).toBe(endpoint);
  });

  it.each([
    'http://forms.example/f',
    '//forms.example/f',
    'forms.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
    '/\\forms.example/f',
    '/\t/forms.example/f',
    '/\n/forms.example/f',
    '\\\\forms.example/f',
    'https:\\\\forms.example/f',
    ' https://forms.example/f',
    'https://*.example/f',
    'https://%2a.example/f',
    'https://user:pass@forms.example/f',
    'https://user@forms.example/f',
    'http://user@localhost/f',
    'http://localhost.forms.example/f',
  ])('rejects %j, which is not encrypted or not an endpoint', (endpoint) => {
    expect(() => readFormSettings({ SITE_FORM_ENDPOINT: endpoint })).toThrow(
      `"${endpoint}"; allowed is an https:`,
    );
  });

  it('accepts json as the encoding and rejects unknown encodings', () => {
    expect(readFormSettings({ SITE_FORM_ENCODING: 'json' }).encoding).toBe('json');
    expect(() => readFormSettings({ SITE_FORM_ENCODING: 'xml' })).toThrow(
      '"xml"; allowed are form (the default) and json',
    );
  });

  it('posts to the inbox if SITE_INBOX is on, on another origin if an endpoint is set, too', () => {
    expect(readFormSettings({ SITE_INBOX: 'on' })).toMatchObject({ inbox: true, endpoint: '/inquiries' });
    const endpoint = 'https://inbox.example/inquiries';
    expect(readFormSettings({ SITE_INBOX: 'on', SITE_FORM_ENDPOINT: endpoint })).toMatchObject({
      inbox: true,
      endpoint,
    });
  });

  it('rejects another path for the inbox, and other values of SITE_INBOX', () => {
    expect(() => readFormSettings({ SITE_INBOX: 'on', SITE_FORM_ENDPOINT: '/forms' })).toThrow(
      'the inbox has the path /inquiries',
    );
    expect(() => readFormSettings({ SITE_INBOX: 'yes' })).toThrow(
      '"yes"; allowed are off (the default) and on',
    );
  });

  it.each([1, 36_500])('reads %i as INBOX_RETENTION_DAYS', (days) => {
    expect(readFormSettings({ INBOX_RETENTION_DAYS: String(days) }).retentionDays).toBe(days);
  });

  it.each(['0', '-1', '36501', '1.5', '90d', '1e3', ' 7'])('rejects INBOX_RETENTION_DAYS %j', (value) => {
    expect(() => readFormSettings({ INBOX_RETENTION_DAYS: value })).toThrow(
      `"${value}"; allowed is a whole number from 1 to 36500`,
    );
  });
});
