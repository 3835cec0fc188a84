import { describe, expect, it } from 'vitest';
import type { FormHandling } from './forms/FormHandling';
import { pages, pagesOfBuild } from './pages';

/** Returns the text of the privacy policy of a build. */
const policyOf = (handling: FormHandling) => {
  const page = pagesOfBuild(handling).get('/privacy-policy');
  return JSON.stringify(page.kind === 'legal' ? page.sections : []);
};

const mail = policyOf({ kind: 'mail' });
const service = policyOf({ kind: 'service' });
const inbox = policyOf({ kind: 'inbox', retentionDays: 90 });

describe('the privacy policy of a build', () => {
  it.each([
    [
      'without an endpoint',
      mail,
      ['composes an e-mail in your own mail program', 'transmit nothing by themselves'],
    ],
    [
      'with a form service',
      service,
      ['the address that we have configured', 'form delivery, e-mail, hosting'],
    ],
    [
      'with the inbox',
      inbox,
      [
        'our own inbox',
        'what you entered in the fields, and which form it was',
        'when it arrived, and the reference that you are shown',
        'a checksum by which a repeat is recognised',
        'how far its delivery to us has come',
        'Your network address and the identification of your browser are not among them, and no cookie is set',
        'in memory for minutes and writes them nowhere',
        'forwarded, by e-mail to our mailbox or to the system',
        '90 days after it arrived, the inbox deletes an inquiry automatically',
        'quote the reference',
      ],
    ],
  ])('%s says what happens to a form, and nothing of the other builds', (_name, policy, statements) => {
    for (const statement of statements)
      expect([mail, service, inbox].filter((text) => text.includes(statement))).toEqual([policy]);
  });

  it('lists what a posted form carries beside the fields, only if one is posted', () => {
    const carried = 'its own name, a subject line, a random number';
    expect([mail, service, inbox].map((text) => text.includes(carried))).toEqual([false, true, true]);
  });

  it('lists the random number among the data in the browser, only if it is made', () => {
    const listed = 'with the random number that is sent with them';
    expect([mail, service, inbox].map((text) => text.includes(listed))).toEqual([false, true, true]);
  });

  it('has the singular for a retention of one day', () => {
    expect(policyOf({ kind: 'inbox', retentionDays: 1 })).toContain('Retention: 1 day after it arrived');
  });

  it('is the only page that differs', () => {
    const other = pagesOfBuild({ kind: 'inbox', retentionDays: 90 });
    expect(other.paths).toEqual(pages.paths);
    expect(other.paths.filter((path) => other.get(path) !== pages.get(path))).toEqual(['/privacy-policy']);
  });
});
