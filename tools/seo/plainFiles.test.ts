import { company } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { humansText } from './humansText.ts';
import { robotsText } from './robots.ts';
import { securityText, securityTextDays } from './securityText.ts';
import { webManifest } from './webManifest.ts';

/** Returns the fields of a file with `Name: value` lines; names can repeat. */
function fields(text: string): readonly (readonly [string, string])[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });
}

describe('securityText', () => {
  const text = securityText(company, new Date('2026-11-21T13:37:42Z'));
  const valuesOf = (name: string) =>
    fields(text).flatMap(([field, value]) => (field === name ? [value] : []));

  it('starts with contacts, the preferred first, as URIs', () => {
    expect(fields(text)[0]).toEqual(['Contact', `mailto:${company.securityEmail}`]);
    for (const contact of valuesOf('Contact'))
      expect(['mailto:', 'https:']).toContain(new URL(contact).protocol);
  });

  it('expires once, less than a year after midnight of the build date', () => {
    const [expires = '', ...more] = valuesOf('Expires');
    expect(more).toEqual([]);
    const days = (Date.parse(expires) - Date.parse('2026-11-21T00:00:00Z')) / 86_400_000;
    expect(days).toBe(securityTextDays);
    expect(days).toBeLessThan(365);
  });

  it('does not depend on the time of day', () => {
    expect(securityText(company, new Date('2026-11-21T00:00:00Z'))).toBe(text);
  });

  it('has its canonical URL under .well-known', () => {
    expect(valuesOf('Canonical')).toEqual([`${company.url}/.well-known/security.txt`]);
  });
});

describe('robotsText', () => {
  it('allows everything and has the absolute URL of the sitemap', () => {
    expect(robotsText('https://www.site.example')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.site.example/sitemap.xml\n',
    );
  });
});

describe('humansText', () => {
  it('contains the company, its address and the build date', () => {
    const text = humansText(company, new Date('2026-11-21T13:37:42Z'));
    expect(text).toContain(company.legalName);
    expect(text).toContain(company.email);
    expect(text).toContain('Last update: 2026/11/21');
  });
});

describe('webManifest', () => {
  it('is JSON with name, start URL, colours and the given icons', () => {
    const icons = [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }];
    expect(JSON.parse(webManifest(company, '#F6F4EF', icons))).toMatchObject({
      short_name: company.name,
      start_url: '/',
      theme_color: '#F6F4EF',
      icons,
    });
  });
});
