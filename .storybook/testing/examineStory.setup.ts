import '@fontsource/dm-mono/latin-400.css';
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { applyTheme } from '../applyTheme.ts';
import { conditions } from './conditions.ts';
import type { Condition } from './conditions.ts';
import { collectLayout } from '../../tools/testing/layout/boxes.ts';
import { findFaults } from '../../tools/testing/layout/findFaults.ts';

// Long enough for `findBy*` and `waitFor` in play functions on a machine that does other work.
configure({ asyncUtilTimeout: 30_000 });

const root = document.documentElement;

// The theme's monospaced fonts are those of the system; screenshots and sizes must not depend on it.
root.style.setProperty('--ks-font-family-mono', "'DM Mono'");

beforeEach(async () => {
  // Of what stories show, such as the time of a chat message. Timers run as usual.
  vi.setSystemTime('2026-03-02T10:00:00Z');
  // Files share a page, and the last story may have scrolled it.
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await document.fonts.load("1rem 'DM Mono'");
});

// Runs last, being registered first. Vitest needs the clock: it imports set-up files for each test file by the time.
afterEach(() => {
  vi.useRealTimers();
});

/** Waits until React has rendered after a media query or a ResizeObserver, and finishes animations. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  for (let count = 0; count < 2; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // An inherited colour changes one level after another.
  for (let count = 0; count < 20; count += 1) {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
    for (const animation of moving) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns the height of the visible content: positioned and overflowing elements do not add to the height of the body. */
function visibleHeight(padding: number): number {
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const bottom = Math.max(0, ...visible.map((element) => element.getBoundingClientRect().bottom));
  const height = Math.max(16, Math.ceil(bottom) + padding);
  // Elements fixed to the lower edge of the window need no more than its height.
  return bottom <= innerHeight ? Math.min(height, innerHeight) : height;
}

/** Compares a screenshot of the whole story with the committed one. */
async function comparePicture(name: string): Promise<void> {
  const { style } = document.body;
  const { innerWidth: width, innerHeight: height } = window;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const needed = visibleHeight(Math.round(parseFloat(getComputedStyle(document.body).paddingBottom)));
  style.minBlockSize = `${String(needed)}px`;
  // Playwright waits until an element is visible; the body is not while a popover hides the page behind it.
  style.visibility = 'visible';
  const shown = Math.min(needed, root.scrollHeight);
  if (shown > height) await page.viewport(width, shown);
  await settle();
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    style.visibility = '';
    style.minBlockSize = '';
    if (shown > height) await page.viewport(width, height);
  }
}

/** Returns the violations of axe's rules about colours, which another theme can change. */
async function findFaintColors(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const shownTexts = () => collectLayout(document.body).texts.map(({ text }) => text);

/** Puts the story into a condition; without one, back into the usual one. */
async function enter(condition: Omit<Condition, 'name'>, own: Viewport): Promise<void> {
  const features = { 'prefers-reduced-motion': 'reduce', ...condition.features };
  await (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    {
      media: condition.media ?? '',
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    },
  );
  applyTheme(condition.theme);
  root.dir = condition.direction ?? 'ltr';
  root.style.fontSize = condition.textSize ? `${String(condition.textSize)}%` : '';
  const width = condition.textSize
    ? Math.max(own.width, 640)
    : Math.min(condition.width ?? own.width, own.width);
  const height = condition.height ?? own.height;
  if (width !== innerWidth || height !== innerHeight) await page.viewport(width, height);
  await settle();
}

/**
 * Returns the layout errors of the story in all conditions. A component may be left out on purpose only on phones and in
 * print.
 */
async function findFaultsInConditions(): Promise<string[]> {
  const usual = { width: innerWidth, height: innerHeight };
  // A story for phones keeps its viewport; Storybook's default is 1200 px.
  const own = usual.width < 640 ? usual : { width: 1280, height: 800 };
  const texts = shownTexts();
  const faults: string[] = [];
  for (const condition of conditions) {
    await enter(condition, own);
    const now = new Set(shownTexts());
    const lost = condition.width ? [] : texts.filter((text) => !now.has(text));
    faults.push(
      ...[...findFaults(), ...lost.map((text) => `lost: "${text}"`)].map(
        (fault) => `${condition.name}: ${fault}`,
      ),
    );
  }
  await enter({}, usual);
  return faults;
}

/**
 * Examines a mounted story after its play function; Storybook has run axe in the light theme. Its layout has no error, its
 * colours can be told apart in the dark theme, and its screenshot is the committed one, also in the dark theme for a story with
 * the tag `picture-dark`.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  const tags = root.dataset['tags']?.split(' ') ?? [];
  // The gutter of a page, into which focus rings and drawings extend.
  document.body.style.padding = root.dataset['layout'] === 'fullscreen' ? '' : 'var(--ks-space-gutter)';
  try {
    await settle();
    if (inject('conditions')) {
      expect(await findFaultsInConditions()).toEqual([]);
      return;
    }
    const faults = findFaults();
    if (tags.includes('picture')) await comparePicture(storyId);
    applyTheme('dark');
    await settle();
    faults.push(...(await findFaintColors()));
    if (tags.includes('picture-dark')) await comparePicture(`${storyId}-dark`);
    expect(faults).toEqual([]);
  } finally {
    applyTheme('light');
    document.body.style.padding = '';
  }
});
