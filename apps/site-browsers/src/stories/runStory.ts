import type { Page } from '../page/Page';

/** Part of Storybook's preview; see `PreviewWithSelection`, `StoryRender` and `Channel` in storybook/internal. */
interface StorybookGlobals {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    /** Returns the arguments of the last event of a name. */
    last(event: string): readonly { readonly stack?: string; readonly description?: string }[] | undefined;
  };
}

/** Phases after which nothing more happens: the first also after a failure, unless the story has not rendered at all. */
const lastPhases = ['finished', 'errored', 'aborted'];

/**
 * Renders a story and runs its play function.
 * @throws {Error} with Storybook's message if either fails
 */
export async function runStory(page: Page, id: string): Promise<void> {
  // axe runs in Chromium, with the same elements.
  await page.goto(`/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`);
  await page.until(
    `the story ${id} is finished`,
    (storyId, phases) => {
      const render = (globalThis as unknown as StorybookGlobals).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === storyId && phases.includes(render.phase ?? '');
    },
    id,
    lastPhases,
  );
  const failure = await page.evaluate(
    (events) => {
      const channel = (globalThis as unknown as StorybookGlobals).__STORYBOOK_ADDONS_CHANNEL__;
      const [event] = events.filter((name) => channel.last(name));
      if (event === undefined) return null;
      const details = channel.last(event)?.[0];
      return `${event}: ${details?.stack ?? details?.description ?? JSON.stringify(details)}`;
    },
    [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
    ],
  );
  if (failure !== null) throw new Error(failure);
}
