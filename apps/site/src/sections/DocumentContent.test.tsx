import { notFoundPayload, pages, payload } from '@keystrand/content/pages';
import { LinkProvider } from '@keystrand/ui';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAnyCode } from '../loading/allKinds';
import { isLive } from '../loading/kinds';
import { DocumentContent } from './DocumentContent';

const markup = `<div>
  <a href="/blog">Blog</a>
  <div data-scroll-region="caption"><table><caption id="caption">Times</caption></table></div>
</div>`;

const inRouter = (content: Element) => (
  <MemoryRouter>
    <DocumentContent content={content} />
  </MemoryRouter>
);

/** Hydrates the content of a document, and returns the root element. */
async function hydrate() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  await act(async () => {
    hydrateRoot(root, inRouter(root.firstElementChild ?? root));
    await Promise.resolve();
  });
  return root;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the markup of the document', async () => {
  const { innerHTML } = await hydrate();
  expect(innerHTML).toBe(markup);
});

it('shows the nodes of a content file, and returns them when the page is left', () => {
  const requested = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  if (!requested) throw new Error('The document is empty.');
  const link = requested.querySelector('a');
  const { container, unmount } = render(inRouter(requested));
  expect(container.querySelector('a')).toBe(link);
  unmount();
  expect(requested.firstElementChild).toBe(link);
});

it('names a table that is wider than the window', async () => {
  const observed: { element: Element; report: () => void }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe(element: Element) {
        observed.push({ element, report: this.report });
      }
      disconnect() {
        return undefined;
      }
    },
  );
  await hydrate();
  const [table] = observed;
  if (!table) throw new Error('Nothing is observed.');
  Object.defineProperty(table.element, 'scrollWidth', { value: 600, configurable: true });
  table.report();
  expect(screen.getByRole('region', { name: 'Times' })).toHaveAttribute('tabindex', '0');
  Object.defineProperty(table.element, 'scrollWidth', { value: 0, configurable: true });
  table.report();
  expect(screen.queryByRole('region')).toBeNull();
});

/** Props that React has set for an element: event handlers do not show in the markup. */
const getProps = (element: Element): object =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as object;

/** A page of each kind that is not hydrated. */
const staticPages = new Map(
  [...pages.paths.map((path) => payload(path)), notFoundPayload()]
    .filter(({ page }) => !isLive(page.kind))
    .map((data) => [data.page.kind, data]),
);

it.each([...staticPages])('%s has no event handlers, which static markup would lose', async (_kind, data) => {
  const { body } = await loadAnyCode(data);
  const { container } = render(
    <LinkProvider component={({ children }) => <a>{children}</a>}>
      <MemoryRouter initialEntries={[data.page.path]}>{body}</MemoryRouter>
    </LinkProvider>,
  );
  const handlers = [...container.querySelectorAll('*')].flatMap((element) =>
    Object.keys(getProps(element)).filter((name) => /^on[A-Z]/.test(name)),
  );
  expect(handlers).toEqual([]);
});
