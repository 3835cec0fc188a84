/// <reference types="vite/client" />
import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import type { ComponentType, RefAttributes } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatPanel } from './ChatPanel';
import { Dialog } from './Dialog';
import * as ui from './index';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & RefAttributes<Element>>;

interface StoryFile {
  readonly default: { readonly component?: unknown; readonly args?: Props };
  readonly [story: string]: { readonly args?: Props };
}

const storyFiles = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });

/** Props of each component: those of its stories, or a minimum for components without stories of their own. */
const samples = new Map<unknown, Props>([
  ...Object.values(storyFiles).map(({ default: meta, ...stories }): [unknown, Props] => [
    meta.component,
    { ...Object.values(stories)[0]?.args, ...meta.args },
  ]),
  [ui.FieldPair, { children: 'Two fields' }],
  [ui.FormActions, { children: 'Buttons' }],
  [ui.FigureMark, { mark: 'client' }],
  [ui.FlowLines, { side: 'sources', lines: ['first', 'dropped'] }],
  [ui.IndexArt, { strands: [{ hue: 'red', rings: 2 }] }],
  [ui.InterfaceIcon, { name: 'menu' }],
  [ui.Legend, { items: [{ mark: 'client', label: 'Client' }] }],
  [ui.Link, { href: '/about', children: 'About' }],
  [ui.PrintedLines, { labels: ['Date'] }],
  [ui.SurfaceFooter, { children: 'Footer' }],
  [ui.RowArt, { rows: [{ label: 'First' }, { label: 'Second' }] }],
  [ui.TextButton, { children: 'Cancel', onClick: () => undefined }],
]);

/** LinkProvider renders no element; RichText renders text without a root element. */
const rootless: readonly unknown[] = [ui.LinkProvider, ui.RichText];

/** Form fields, whose `id` and `aria-*` belong to the control, because labels and error links refer to it. */
const fields: readonly unknown[] = [
  ui.CheckboxField,
  ui.Field,
  ui.Finder,
  ui.RadioGroup,
  ui.Select,
  ui.TextArea,
  ui.TextInput,
];

const components = Object.entries({ ...ui, ChatPanel, Dialog }).filter(
  ([name, part]) => /^[A-Z]/.test(name) && !rootless.includes(part),
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Missing in jsdom.
  Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

async function renderWithAttributes(part: unknown) {
  const Component = part as Component;
  const ref = createRef<Element>();
  await act(async () => {
    render(
      <Component
        {...samples.get(part)}
        ref={ref}
        id="own-id"
        className="own-class"
        data-own="data"
        aria-description="description"
      />,
    );
    await Promise.resolve();
  });
  return ref;
}

it.each(components)('%s passes className, ref and data-* to its root element', async (_, part) => {
  const ref = await renderWithAttributes(part);
  const root = document.querySelector('[data-own]');
  expect(root).toHaveClass('own-class');
  expect(ref.current).toBe(root);
});

it.each(components)('%s hides its drawings from assistive technology', async (_, part) => {
  await renderWithAttributes(part);
  for (const svg of document.querySelectorAll('svg'))
    expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
});

it.each(components.filter(([, part]) => !fields.includes(part)))(
  '%s passes id and aria-* to its root element',
  async (_, part) => {
    await renderWithAttributes(part);
    const root = document.querySelector('[data-own]');
    expect(root).toHaveAttribute('id', 'own-id');
    expect(root).toHaveAttribute('aria-description', 'description');
  },
);

it.each(components.filter(([, part]) => fields.includes(part)))(
  '%s passes id to its control',
  async (_, part) => {
    await renderWithAttributes(part);
    expect(document.querySelector('[data-own] #own-id')).toMatchObject({
      localName: expect.stringMatching(/^(input|select|textarea)$/) as string,
    });
  },
);
