import type { Page } from '../page/Page';

/** Part of Storybook's preview; see `PreviewWithSelection` and `StoryRender` in storybook/internal/preview-api. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
}

/** Phases after which nothing more happens. */
const lastPhases = ['finished', 'errored', 'aborted'];

/**
 * Renders a story in a window of its own and runs its play function.
 * @throws {Error} with Storybook's message if either fails
 */
export async function runStory(page: Page, id: string): Promise<void> {
  // axe runs in Chromium, with the same elements.
  await page.goto(`/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`);
  await page.until(
    `the story ${id} is finished`,
    (storyId, phases) => {
      const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      const render = preview?.currentRender;
      return render?.id === storyId && phases.includes(render.phase ?? '');
    },
    id,
    lastPhases,
  );
  const failure = await page.evaluate(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase;
    const message = [...document.querySelectorAll('#error-message, #error-stack')].map(
      (part) => part.textContent,
    );
    return phase === 'finished' ? null : `${phase ?? ''}\n${message.join('\n')}`;
  });
  if (failure !== null) throw new Error(failure);
}
