import { describe, expect, it } from 'vitest';
import { readFormSettings } from './formSettings';

describe('readFormSettings', () => {
  it('returns no endpoint and form encoding by default', () => {
    expect(readFormSettings({})).toEqual({ endpoint: '', encoding: 'form' });
  });

  it.each([
    'https://forms.example/f/abc',
    'http://localhost:8080/forms',
    'http://127.0.0.1:1/x',
    '/forms',
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
  ])('rejects %s, which is not encrypted or not an endpoint', (endpoint) => {
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
});
