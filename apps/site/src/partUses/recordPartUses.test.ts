// @vitest-environment node
import { GlowButton, Tag } from '@keystrand/ui';
import { describe, expect, it } from 'vitest';
import { jsx } from './jsx-runtime';
import { recordPartUses } from './recordPartUses';

describe('recordPartUses', () => {
  it('returns the parts of ui that were used, with their props', async () => {
    const { result, uses } = await recordPartUses(async () => {
      jsx('p', { children: 'a native element' });
      jsx(() => null, { children: 'another component' });
      await Promise.resolve();
      return jsx(Tag, { children: 'News' });
    });
    expect(result.type).toBe(Tag);
    expect(uses).toEqual([{ part: 'Tag', props: { children: 'News' } }]);
  });

  it('keeps pages that are rendered at the same time apart', async () => {
    const page = (children: string) =>
      recordPartUses(async () => {
        await Promise.resolve();
        jsx(GlowButton, { href: '/', children });
        await Promise.resolve();
      });
    const pages = await Promise.all([page('First'), page('Second')]);
    expect(pages.map(({ uses }) => uses.map(({ props }) => props['children']))).toEqual([
      ['First'],
      ['Second'],
    ]);
  });

  it('records nothing outside', async () => {
    jsx(Tag, { children: 'News' });
    const { uses } = await recordPartUses(() => Promise.resolve());
    expect(uses).toEqual([]);
  });
});
