/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainWords, pseudo, pseudoProps, pseudoValue } from '../../../.storybook/pseudoLocale';
import { defaultTexts } from '../src/ChatPanel/texts';
import type { ChatTexts } from '../src/ChatPanel/texts';
import '../src/MenuDialog/MenuDialog';
import { describeComponents } from './describeComponents';

type StoryFile = Parameters<typeof composeStories>[0];
type Args = Record<string, unknown>;
interface StoryPart {
  readonly args?: Args;
  readonly component?: unknown;
  readonly decorators?: readonly ((Story: ComponentType, context: never) => ReactNode)[];
  readonly render?: (args: Args, context: never) => ReactNode;
}

const files = import.meta.glob<StoryFile>('../src/*/*.stories.tsx', {
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/*/*.tsx', '!../src/*/*.{stories,test}.tsx'],
  {
    eager: true,
  },
);

/** The texts of the chat that are functions have no prop each, so that they are listed here. */
function pseudoTexts(contactHref: string): ChatTexts {
  const entries = Object.entries(defaultTexts(contactHref)).map(([name, text]) => [
    name,
    typeof text === 'function'
      ? (count: number) => pseudo((text as (count: number) => string)(count))
      : pseudoValue<unknown>(text),
  ]);
  return Object.fromEntries(entries) as ChatTexts;
}

const chatArgs = (): Args => {
  const reply = [pseudo('The reply of the engine')];
  return {
    delay: 0,
    texts: pseudoTexts('/contact'),
    engine: {
      answer: () => ({ matched: false, reply }),
      suggest: () => [{ term: pseudo('suggested topic'), ranges: [[1, 4]] }],
    },
  };
};

/** Returns the stories of a file with all texts of their arguments, elements and decorators in the pseudo-locale. */
function inPseudoLocale(file: StoryFile): StoryFile {
  const meta = file.default as StoryPart;
  const Component = meta.component as ComponentType<Args>;
  const translate = (story: StoryPart): StoryPart => ({
    ...story,
    decorators: (story.decorators ?? []).map(
      (decorate) => (Story: ComponentType, context: never) => pseudoValue(decorate(Story, context)),
    ),
  });
  const translated = Object.entries(file as unknown as Record<string, StoryPart>).map(([name, part]) => {
    if (name === 'default') return [name, translate({ ...part, args: {} })];
    const show = part.render ?? meta.render ?? ((args: Args) => <Component {...args} />);
    const args = {
      ...pseudoProps(Component, { ...meta.args, ...part.args }),
      ...(meta.args && 'engine' in meta.args ? chatArgs() : {}),
    };
    const render = (given: Args, context: never) => pseudoValue(show(given, context));
    return [name, { ...translate(part), args, render, play: undefined }];
  });
  return Object.fromEntries(translated) as unknown as StoryFile;
}

beforeAll(() => {
  const docgen = describeComponents();
  for (const module of Object.values(modules)) {
    for (const [name, component] of Object.entries(module)) {
      const described = docgen.find(({ displayName }) => displayName === name);
      if (described && typeof component === 'function') Object.assign(component, { __docgenInfo: described });
    }
  }
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

describe.each(Object.entries(files))('pseudo-locale: %s', (_, file) => {
  const names = Object.keys(composeStories(file));
  it.each(names)('%s contains no fixed English text', async (name) => {
    const Story = (composeStories(inPseudoLocale(file)) as Record<string, ComponentType>)[name];
    expect(Story && (await englishTextsInUse(Story))).toEqual([]);
  });
});
