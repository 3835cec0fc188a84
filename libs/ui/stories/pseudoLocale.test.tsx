import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainWords, pseudo, pseudoValue } from '../../../.storybook/pseudoLocale';
import '../src/MenuDialog/MenuDialog';
import { describeComponents } from './describeComponents';
import { addDescriptions, inPseudoLocale, storyFiles } from './inPseudoLocale';

beforeAll(() => {
  addDescriptions(describeComponents());
}, 60_000);

// Functions of browsers that jsdom lacks.
class NoIntersection implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('IntersectionObserver', NoIntersection);
  Element.prototype.scrollTo = vi.fn();
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const announced = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

/** Returns the visible and announced texts of the document that contain English words. */
function englishTexts(): readonly string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...announced.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(() => element.textContent),
  ]);
  // Hours are formatted in the visitor's locale.
  return [...new Set(texts.filter((text) => /[a-z]{2}/i.test(plainWords(text).replace(/\d\s?[AP]M\b/, ''))))];
}

const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });

/** Returns the English texts of a story as rendered, after each button was pressed, and after text was typed. */
async function englishTextsInUse(Story: ComponentType): Promise<readonly string[]> {
  render(<Story />);
  await settled();
  const found = new Set(englishTexts());
  const collect = () => {
    for (const text of englishTexts()) found.add(text);
  };
  for (const input of document.body.querySelectorAll<HTMLInputElement>('[role="combobox"]')) {
    fireEvent.change(input, { target: { value: '#'.repeat(300) } });
    collect();
    fireEvent.change(input, { target: { value: pseudo('what the visitor types') } });
    collect();
    fireEvent.submit(input.form as HTMLFormElement);
    collect();
  }
  for (const button of document.body.querySelectorAll<HTMLElement>('button, [role="button"]')) {
    fireEvent.pointerEnter(button);
    await settled();
    fireEvent.click(button);
    await settled();
    collect();
  }
  return [...found];
}

describe('pseudo-locale', () => {
  it('is longer than English by two fifths, and translates text, not addresses', () => {
    expect(pseudo('Close the menu')).toMatch(/^⟦[^A-Za-z]+⟧$/);
    expect(pseudo('Close the menu').length).toBeGreaterThanOrEqual(1.4 * 'Close the menu'.length);
    expect(pseudoValue({ label: 'About', href: '/about' }).href).toBe('/about');
    expect(plainWords(`Open ${pseudo('the menu')}`)).toBe('Open');
    expect(plainWords(pseudo(`Open ${pseudo('the menu')}`))).toBe('');
  });

  it('reports a text that no prop replaces', async () => {
    const Fixed = ({ label }: { readonly label: string }) => (
      <button type="button" aria-label={label} title="Fixed title">
        Fixed text
      </button>
    );
    expect(await englishTextsInUse(() => <Fixed label={pseudo('Label')} />)).toEqual([
      'Fixed title',
      'Fixed text',
    ]);
  });
});

describe.each(Object.entries(storyFiles))('pseudo-locale: %s', (_, file) => {
  const names = Object.keys(composeStories(file));
  it.each(names)('%s contains no fixed English text', async (name) => {
    const Story = (composeStories(inPseudoLocale(file)) as Record<string, ComponentType>)[name];
    expect(Story && (await englishTextsInUse(Story))).toEqual([]);
  });
});
