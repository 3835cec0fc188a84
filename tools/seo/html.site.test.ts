import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const { pages, notFound } = readBuiltSite();
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Files of this site come from the same build as the document, so only cross-origin files need integrity.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

/**
 * Messages to ignore. Safari does not expose a list without markers as a list, nor a table as a table whose `display` is
 * another one; explicit roles restore them (WebKit bug 170179, WCAG 1.3.1).
 */
const acceptedMessages = [
  /^Redundant role "list" on <[ou]l>$/,
  /^Redundant role "(?:table|rowgroup|row|columnheader|rowheader|cell)" on <t(?:able|head|body|r|h|d)>$/,
];

async function messagesFor(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !acceptedMessages.some((accepted) => accepted.test(message)))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`);
}

describe('the HTML', () => {
  it.each(pages.map(({ path, html }) => [path, html] as const))('of %s is valid', async (_path, html) => {
    expect(await messagesFor(html)).toEqual([]);
  });

  it('of the not-found page is valid', async () => {
    expect(await messagesFor(notFound)).toEqual([]);
  });
});
