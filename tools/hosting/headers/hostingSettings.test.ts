import { expect, it } from 'vitest';
import { readHostingSettings } from './hostingSettings.ts';

it('sends HSTS for the host alone by default, without reports and further origins', () => {
  expect(readHostingSettings({ SITE_HSTS: '', SITE_REPORT_URL: '', SITE_CONNECT_SRC: ' ' })).toEqual({
    strictTransportSecurity: 'max-age=63072000',
    reportUrl: undefined,
    connectSources: [],
  });
});

it.each([
  ['off', undefined],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('sends for SITE_HSTS=%s: %s', (mode, value) => {
  expect(readHostingSettings({ SITE_HSTS: mode }).strictTransportSecurity).toBe(value);
});

it('accepts an https: URL for reports, without characters of policies and configuration files, and several origins to connect to', () => {
  const settings = readHostingSettings({
    SITE_REPORT_URL: 'https://reports.example/$uri?a={b};c,d\\',
    SITE_CONNECT_SRC: 'https://vitals.example https://a.example:8443/',
  });
  expect(settings.reportUrl).toBe('https://reports.example/%24uri?a=%7Bb%7D%3Bc%2Cd%5C');
  expect(settings.connectSources).toEqual(['https://vitals.example', 'https://a.example:8443']);
});

it.each([
  [{ SITE_HSTS: 'constructor' }, 'allowed are off, host, subdomains, preload.'],
  [{ SITE_REPORT_URL: 'http://reports.example' }, 'allowed is an https: URL'],
  [{ SITE_REPORT_URL: 'https://a:b@reports.example' }, 'allowed is an https: URL'],
  [{ SITE_CONNECT_SRC: 'https://*.example' }, 'allowed is an https: URL'],
  [{ SITE_CONNECT_SRC: 'https://a.example/path' }, 'allowed are origins, such as https://a.example'],
])('rejects %j', (environment, message) => {
  expect(() => readHostingSettings(environment)).toThrow(message);
});
