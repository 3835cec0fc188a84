import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { collectLayout } from './boxes.ts';
import type { Layout } from './boxes.ts';
import { conditions, plain } from './conditions.ts';
import type { Condition, Viewport } from './conditions.ts';
import { findEdgeless } from './controlEdges.ts';
import { hideLeftOut } from './documentedDifferences.ts';
import { findFaintTexts } from './faintTexts.ts';
import { fingerprintOf, isSame } from './fingerprint.ts';
import { findFaintRings } from './focusRings.ts';
import { holdFocus } from './holdFocus.ts';
import { contentOf, findLost } from './lostContent.ts';
import type { Content } from './lostContent.ts';
import { findPrintFaults } from './printFaults.ts';
import { allowTransitions, settle } from './settle.ts';
import { findClippedTexts, findOverflow, findOverlaps } from './textFaults.ts';
import { accessibility } from '../accessibility.ts';

// Long enough for `findBy*` and `waitFor` in play functions on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// Only layout and styles are read. Chromium does not paint a transparent frame, which saves a sixth of the processor time.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

/** Returns the viewport of a story for phones, which it keeps, or that of the plain condition. */
const ownViewport = (): Viewport =>
  innerWidth < plain.viewport.width / 2 ? { width: innerWidth, height: innerHeight } : plain.viewport;

/** The width of a window of 1280 px at 200% zoom, in which the layout is still that for phones. */
const widestPhone = 640;

/** Returns the viewport of a condition. A story for phones does not get the layout for wide windows: it shows other parts. */
const viewportIn = ({ viewport }: Condition, own: Viewport): Viewport => {
  if (!viewport) return own;
  return own === plain.viewport ? viewport : { ...viewport, width: Math.min(viewport.width, widestPhone) };
};

/** Puts the story into a condition, in which motion is reduced unless the condition is the plain one. */
async function enter(condition: Condition, own: Viewport): Promise<void> {
  const { direction = 'ltr', textSize } = condition;
  const viewport = viewportIn(condition, own);
  const { media, colorScheme, contrast, forcedColors, reducedMotion } = {
    ...plain,
    reducedMotion: 'reduce' as const,
    ...condition,
  };
  const root = document.documentElement;
  root.dir = direction;
  root.style.fontSize = textSize ? `${String(textSize)}%` : '';
  root.classList.toggle('dark', colorScheme === 'dark');
  root.classList.toggle('light', colorScheme !== 'dark');
  const isResized = innerWidth !== viewport.width || innerHeight !== viewport.height;
  await Promise.all([
    isResized && page.viewport(viewport.width, viewport.height),
    commands.emulateMedia({ media, colorScheme, contrast, forcedColors, reducedMotion }),
  ]);
  await settle();
}

/** Returns the faults of the story in its present condition. */
async function findFaults(condition: Condition, layout: Layout): Promise<string[]> {
  const prefersContrast = condition.contrast === 'more' || condition.forcedColors === 'active';
  const faults = [
    ...findOverflow(layout),
    ...findClippedTexts(layout),
    ...findOverlaps(layout),
    ...(condition.textContrast ? findFaintTexts(layout, condition.textContrast) : []),
    ...(condition.media === 'print'
      ? findPrintFaults(layout)
      : findEdgeless(layout, { withButtons: prefersContrast })),
    ...(await findViolations(condition)),
    ...(condition.media === 'print' ? [] : findFaintRings(layout)),
  ];
  return faults;
}

async function findViolations({ axe: rules = [] }: Condition): Promise<string[]> {
  if (rules.length === 0) return [];
  const options: RunOptions =
    rules === 'all'
      ? {
          // A story is part of a page.
          rules: { ...accessibility.options.rules, region: { enabled: false } },
          runOnly: [...accessibility.options.runOnly.values],
        }
      : { runOnly: { type: 'rule', values: [...rules] } };
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `axe ${id}: ${html.slice(0, 120)} ${failureSummary.split('\n')[1] ?? ''}`,
    ),
  );
}

/** Returns what the story shows and what screen readers find while a style sheet applies. */
async function content(css: string): Promise<Content> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Hiding the focused element would blur it: the chat's suggestions would close.
  const restoreFocus = holdFocus();
  document.adoptedStyleSheets.push(sheet);
  const found = contentOf(await commands.ariaSnapshot());
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  restoreFocus();
  return found;
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  const root = document.documentElement;
  // The gutter of a page, into which focus rings and drawings extend.
  document.body.style.padding = root.dataset['layout'] === 'fullscreen' ? '' : 'var(--ks-space-gutter)';
  await document.fonts.ready;
  await settle();
  allowTransitions(false);
  const own = ownViewport();
  const layout = collectLayout(document.body);
  const fingerprint = fingerprintOf(layout);
  const leftOut = new Map(conditions.map((condition) => [condition, hideLeftOut(condition)]));
  // By what is hidden: most conditions leave out the same.
  const shown = new Map<string, Content>();
  for (const css of new Set(leftOut.values())) shown.set(css, await content(css));
  const faults: string[] = (await findFaults(plain, layout)).map((fault) => `plain: ${fault}`);
  try {
    for (const condition of conditions) {
      await enter(condition, own);
      const layoutNow = collectLayout(document.body);
      // A snapshot of the accessibility tree takes longer than all other checks together.
      const css = leftOut.get(condition) ?? '';
      const before = shown.get(css);
      const lost =
        !before || isSame(fingerprint, fingerprintOf(layoutNow)) ? [] : findLost(before, await content(css));
      const found = [...(await findFaults(condition, layoutNow)), ...lost.map((line) => `lost: ${line}`)];
      faults.push(...found.map((fault) => `${condition.name}: ${fault}`));
    }
  } finally {
    await enter({ ...plain, viewport: own }, own);
    allowTransitions(true);
    document.body.style.padding = '';
  }
  task.meta.examined = { conditions: conditions.length, faults: new Set(faults).size };
  if (faults.length > 0)
    throw new Error(`${String(faults.length)} faults\n${[...new Set(faults)].join('\n')}`);
});
