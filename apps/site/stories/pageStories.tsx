import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import type { LoadedPage } from '../src/loading/kinds';
import { loadPage } from './loadPage';
import { SitePage } from './SitePage';

interface PageArgs {
  /** Path of the page on the site. */
  readonly path: string;
}

export type PageStory = StoryObj<PageArgs>;

/** Handles the page's theme toggle, as the inline bootstrap script does on the site: toggles Storybook's theme. */
const ThemeToggleDecorator: Decorator<PageArgs> = (Story) => {
  const [globals, updateGlobals] = useGlobals();
  return (
    <div
      onClick={(event) => {
        if (!(event.target instanceof Element) || !event.target.closest('[data-theme-toggle]')) return;
        updateGlobals({ theme: globals['theme'] === 'dark' ? 'light' : 'dark' });
      }}
    >
      <Story />
    </div>
  );
};

/**
 * Shared settings of all page stories: loads the page before rendering, because prerendered pages show no loading state.
 * Storybook reads `tags` statically, so each file repeats `tags: ['!autodocs']`: a docs page with several stories would
 * repeat the page landmarks. Those in `pages/` are not tested: the journeys examine a page of each kind.
 */
export const pageStories = {
  args: { path: '/' },
  loaders: [async ({ args }: { readonly args: PageArgs }) => ({ page: await loadPage(args.path) })],
  render: ({ path }: PageArgs, { loaded }: { readonly loaded: Record<string, unknown> }) => (
    <SitePage path={path} page={loaded['page'] as LoadedPage} />
  ),
  decorators: [ThemeToggleDecorator],
  parameters: { layout: 'fullscreen' },
};
