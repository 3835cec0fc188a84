import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';
import { acceptedMessages, htmlValidateConfig } from './htmlValidateConfig.ts';

const { pages, notFound } = readBuiltSite();
const validator = new HtmlValidate(htmlValidateConfig);

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
