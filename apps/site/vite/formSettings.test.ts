import { describe, expect, it } from 'vitest';
import { readFormSettings } from './formSettings';

describe('the settings of the forms', () => {
  it('make e-mails of the forms where nothing is set', () => {
    expect(readFormSettings({})).toEqual({ endpoint: '', encoding: 'form' });
  });

  it.each([
    'https://forms.example/f/abc',
    'http://localhost:8080/forms',
    'http://127.0.0.1:1/x',
    '/forms',
    '/',
  ])('take %s as it is', (endpoint) => {
    expect(readFormSettings({ SITE_FORM_ENDPOINT: endpoint }).endpoint).toBe(endpoint);
  });

  it.each([
    'http://forms.example/f',
    '//forms.example/f',
    'forms.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ])('refuse %s, which would send a form in the open or nowhere', (endpoint) => {
    expect(() => readFormSettings({ SITE_FORM_ENDPOINT: endpoint })).toThrow(
      `"${endpoint}"; allowed is an https:`,
    );
  });

  it('take json as the encoding and refuse what they do not know', () => {
    expect(readFormSettings({ SITE_FORM_ENCODING: 'json' }).encoding).toBe('json');
    expect(() => readFormSettings({ SITE_FORM_ENCODING: 'xml' })).toThrow(
      '"xml"; allowed are form (the default) and json',
    );
  });
});
