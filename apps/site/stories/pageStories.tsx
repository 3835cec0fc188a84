import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import type { LoadedPage } from '../src/loading/pageData';
import { loadPage } from './loadPage';
import { SitePage } from './SitePage';

interface PageArgs {
  /** Where the page stands on the site. */
  readonly path: string;
}

export type PageStory = StoryObj<PageArgs>;

/** Does what the bootstrap script of the document does on the site: the page's own theme toggle turns Storybook's. */
const ServedThemeToggle: Decorator<PageArgs> = (Story) => {
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
 * What all whole-page stories share: the page is loaded before it is shown, as the prerendered site has it at once. Each
 * file says `tags: ['!autodocs']` itself, where Storybook reads it: a document holds one header, one main part, one footer.
 */
export const pageStories = {
  args: { path: '/' },
  loaders: [async ({ args }: { readonly args: PageArgs }) => ({ page: await loadPage(args.path) })],
  render: ({ path }: PageArgs, { loaded }: { readonly loaded: Record<string, unknown> }) => (
    <SitePage path={path} page={loaded['page'] as LoadedPage} />
  ),
  decorators: [ServedThemeToggle],
  parameters: { layout: 'fullscreen' },
};
