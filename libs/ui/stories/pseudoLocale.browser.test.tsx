import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { collectLayout } from '../../../.storybook/conditions/boxes';
import { findClippedTexts, findOverflow } from '../../../.storybook/conditions/textFaults';
import { pseudo } from '../../../.storybook/pseudoLocale';
import { addDescriptions, inPseudoLocale, storyFiles } from './inPseudoLocale';

registerIcons(icons);
addDescriptions(inject('describedComponents'));
// As in Storybook, and in the room that a page leaves beside its content.
document.body.style.padding = '1rem';

afterEach(cleanup);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders a story, and returns the texts that are cut off or beyond the edge of the window. */
async function faultsOf(Story: ComponentType): Promise<readonly string[]> {
  render(<Story />);
  await document.fonts.ready;
  // State that a ResizeObserver sets.
  await frame();
  await frame();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
  const layout = collectLayout(document.body);
  return [...findOverflow(layout), ...findClippedTexts(layout)];
}

describe('pseudo-locale at 320 px', () => {
  it('reports a text that does not fit', async () => {
    expect(innerWidth).toBe(320);
    const Fixed = () => (
      <div style={{ inlineSize: '12rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        {pseudo('A label in one line')}
      </div>
    );
    expect(await faultsOf(Fixed)).toHaveLength(1);
  });
});

describe.each(Object.entries(storyFiles))('pseudo-locale at 320 px: %s', (_, file) => {
  it.each(Object.keys(composeStories(file)))('%s fits', async (name) => {
    const Story = (composeStories(inPseudoLocale(file)) as Record<string, ComponentType>)[name];
    expect(Story && (await faultsOf(Story))).toEqual([]);
  });
});
