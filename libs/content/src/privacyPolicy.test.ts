import { expect, it } from 'vitest';
import { pages, createPages } from './pages';
import { policies, texts } from './testing/pageTexts';

const { mail, service, inbox } = {
  mail: texts(policies.mail).join(' '),
  service: texts(policies.service).join(' '),
  inbox: texts(policies.inbox).join(' '),
};

it.each([
  ['composes an e-mail in your own mail program', [mail]],
  ['the address that we have configured', [service]],
  ['form delivery, e-mail, hosting', [service]],
  ['our own inbox', [inbox]],
  ['what you entered in the fields, and which form it was', [inbox]],
  ['when it arrived, and the reference that you are shown', [inbox]],
  ['a checksum by which a repeat is recognised', [inbox]],
  ['how far its delivery to us has come', [inbox]],
  ['Your network address and the identification of your browser are not among them', [inbox]],
  ['in memory for minutes and writes them nowhere', [inbox]],
  ['365 days after it arrived, the inbox deletes an inquiry automatically', [inbox]],
  ['its own name, a subject line, a random number', [service, inbox]],
  ['with the random number that is sent with them', [service, inbox]],
])('the privacy policy says "%s" in the builds of which it is true', (statement, builds) => {
  expect([mail, service, inbox].filter((policy) => policy.includes(statement))).toEqual(builds);
});

it('the privacy policy has the singular for a retention of one day', () => {
  const oneDay = createPages({ kind: 'inbox', retentionDays: 1 }).get('/privacy-policy');
  expect(texts(oneDay).join(' ')).toContain('Retention: 1 day after it arrived');
});

it('the privacy policy is the only page that differs between builds', () => {
  const other = createPages({ kind: 'inbox', retentionDays: 90 });
  expect(other.paths).toEqual(pages.paths);
  expect(other.paths.filter((path) => other.get(path) !== pages.get(path))).toEqual(['/privacy-policy']);
});
