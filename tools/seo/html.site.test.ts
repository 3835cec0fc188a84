import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
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

it.each([...pages, { path: '/404', html: notFound }])('the HTML of $path is valid', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({ message }) => !acceptedMessages.some((accepted) => accepted.test(message)))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`);
  expect(messages).toEqual([]);
});
