import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const { pages, notFound } = readBuiltSite();
const config = JSON.parse(readFileSync(join(import.meta.dirname, 'htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(config);

async function faults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`),
  );
}

describe('the HTML', () => {
  it.each(pages.map(({ path, html }) => [path, html] as const))('of %s is valid', async (_path, html) => {
    expect(await faults(html)).toEqual([]);
  });

  it('of the not-found page is valid', async () => {
    expect(await faults(notFound)).toEqual([]);
  });

  it('would be found out if it were not', async () => {
    const [home] = pages;
    const broken = home?.html.replace('<main', '<img src="/a.png"><main id="root"') ?? '';
    expect((await faults(broken)).length).toBeGreaterThan(0);
  });
});
