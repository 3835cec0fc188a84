import { describe, expect, it } from 'vitest';
import { readHostingSettings } from './hostingSettings.ts';

it('defaults to HSTS for the host alone, without reports and further origins', () => {
  const defaults = {
    strictTransportSecurity: 'max-age=63072000',
    reportUrl: undefined,
    connectSources: [],
  };
  expect(readHostingSettings({})).toEqual(defaults);
  expect(readHostingSettings({ SITE_HSTS: '', SITE_REPORT_URL: '', SITE_CONNECT_SRC: ' ' })).toEqual(
    defaults,
  );
});

describe('SITE_HSTS', () => {
  const header = (mode: string) => readHostingSettings({ SITE_HSTS: mode }).strictTransportSecurity;

  it('covers subdomains and asks for preloading only on request', () => {
    expect(header('off')).toBeUndefined();
    expect(header('subdomains')).toBe('max-age=63072000; includeSubDomains');
    expect(header('preload')).toBe('max-age=63072000; includeSubDomains; preload');
  });

  it.each(['on', 'constructor', 'max-age=1'])('rejects "%s"', (mode) => {
    expect(() => header(mode)).toThrow(`SITE_HSTS is "${mode}"; allowed are off, host, subdomains, preload.`);
  });
});

it('accepts an https: URL for reports', () => {
  expect(readHostingSettings({ SITE_REPORT_URL: 'https://reports.example/csp' }).reportUrl).toBe(
    'https://reports.example/csp',
  );
});

it.each(['http://reports.example', 'reports.example', 'https://a:b@reports.example', 'https://*.example'])(
  'rejects "%s" as a URL for reports',
  (url) => {
    expect(() => readHostingSettings({ SITE_REPORT_URL: url })).toThrow(/SITE_REPORT_URL contains/);
  },
);

it('accepts several origins to connect to, and no paths', () => {
  expect(
    readHostingSettings({ SITE_CONNECT_SRC: 'https://vitals.example https://a.example:8443/' })
      .connectSources,
  ).toEqual(['https://vitals.example', 'https://a.example:8443']);
  expect(() => readHostingSettings({ SITE_CONNECT_SRC: 'https://vitals.example/path' })).toThrow(
    'allowed are origins, such as https://vitals.example',
  );
});
