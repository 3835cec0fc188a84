import type { Page } from '../page/Page';

/** Part of a story's settings: the name of a viewport, and the sizes of all. */
interface LoadedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

/** Part of Storybook's preview; see `PreviewWithSelection`, `StoryRender` and `Channel` in storybook/internal. */
interface StorybookGlobals {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly storyStoreValue?: { loadStory(story: { readonly storyId: string }): Promise<LoadedStory> };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    /** Returns the arguments of the last event of a name. */
    last(event: string): readonly { readonly stack?: string; readonly description?: string }[] | undefined;
  };
}

/** Phases after which nothing more happens: the first also after a failure, unless the story has not rendered at all. */
const lastPhases = ['finished', 'errored', 'aborted'];

const usualSize = { width: 1280, height: 800 };

/** Resizes the window to a story's viewport, which Storybook's manager does otherwise. */
async function resizeFor(page: Page, id: string): Promise<void> {
  const size = await page.evaluate(
    async (storyId, usual) => {
      const preview = (globalThis as unknown as StorybookGlobals).__STORYBOOK_PREVIEW__;
      const story = await preview?.storyStoreValue?.loadStory({ storyId });
      const styles = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
      return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : usual;
    },
    id,
    usualSize,
  );
  await page.window.resize(size.width, size.height);
}

/** Loads Storybook with the message that a story is missing, so that no play function runs; it logs an error. */
export async function loadStorybook(page: Page): Promise<void> {
  await page.goto('/iframe.html?viewMode=story&id=none');
  await page.until('Storybook is loaded', () =>
    ['sb-show-errordisplay', 'sb-show-nopreview'].some((name) => document.body.classList.contains(name)),
  );
}

/**
 * Renders a story and runs its play function.
 * @throws {Error} with Storybook's message if either fails
 */
export async function runStory(page: Page, id: string): Promise<void> {
  await resizeFor(page, id);
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
