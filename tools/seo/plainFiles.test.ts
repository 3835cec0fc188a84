import { company } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { humansText } from './humansText.ts';
import { robotsText } from './robots.ts';
import { securityText, securityTextDays } from './securityText.ts';
import { webManifest } from './webManifest.ts';

/** The fields of a file of `Name: value` lines; a name may come more than once. */
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

  it('has a contact first, by preference, as an address that can be opened', () => {
    expect(fields(text)[0]).toEqual(['Contact', `mailto:${company.securityEmail}`]);
    for (const contact of valuesOf('Contact'))
      expect(['mailto:', 'https:']).toContain(new URL(contact).protocol);
  });

  it('expires once, in less than a year, counted from midnight of the day of the build', () => {
    const [expires = '', ...more] = valuesOf('Expires');
    expect(more).toEqual([]);
    const days = (Date.parse(expires) - Date.parse('2026-11-21T00:00:00Z')) / 86_400_000;
    expect(days).toBe(securityTextDays);
    expect(days).toBeLessThan(365);
  });

  it('is the same whenever on a day it is built', () => {
    expect(securityText(company, new Date('2026-11-21T00:00:00Z'))).toBe(text);
  });

  it('names its own address under .well-known', () => {
    expect(valuesOf('Canonical')).toEqual([`${company.url}/.well-known/security.txt`]);
  });
});

describe('robotsText', () => {
  it('allows everything and names the sitemap by its full address', () => {
    expect(robotsText('https://www.site.example')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.site.example/sitemap.xml\n',
    );
  });
});

describe('humansText', () => {
  it('says who, where and when last, from the company', () => {
    const text = humansText(company, new Date('2026-11-21T13:37:42Z'));
    expect(text).toContain(company.legalName);
    expect(text).toContain(company.email);
    expect(text).toContain('Last update: 2026/11/21');
  });
});

describe('webManifest', () => {
  it('is JSON with name, start, colours and the icons it is given', () => {
    const icons = [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }];
    expect(JSON.parse(webManifest(company, '#F6F4EF', icons))).toMatchObject({
      short_name: company.name,
      start_url: '/',
      theme_color: '#F6F4EF',
      icons,
    });
  });
});
