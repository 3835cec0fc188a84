import { expect, it } from 'vitest';
import { isSafeHref } from './isSafeHref';

it.each([
  '/',
  '/contact',
  '/services/siem#scope',
  'https://www.keystrand.example/about?from=chat',
  'mailto:hello@keystrand.example',
  'tel:+15550100',
  'HTTPS://WWW.KEYSTRAND.EXAMPLE',
])('accepts %s', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

it.each([
  '',
  'contact',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'http://www.keystrand.example',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/a\\..\\\\other.example',
  'https:/other.example',
  'vbscript:msgbox',
  'blob:https://www.keystrand.example/1',
])('rejects %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
