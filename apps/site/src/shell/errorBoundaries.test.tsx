import { payload } from '@keystrand/content/pages';
import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAnyCode } from '../loading/allKinds';
import { createLocation, createNavigation } from '../navigation/createNavigation';
import { Application } from './Application';
import '../testSetup';

/** Names of the mocked components that throw when they render. */
const failing = vi.hoisted(() => new Set<string>());

const mocked = vi.hoisted(
  () =>
    <Props extends object>(name: string, original: ComponentType<Props>) =>
      function MockedComponent(props: Props) {
        if (failing.has(name)) throw new Error(`${name} failed`);
        return createElement(original, props);
      },
);

vi.mock('@keystrand/ui', async (importOriginal) => {
  const ui = await importOriginal<typeof import('@keystrand/ui')>();
  return {
    ...ui,
    Header: mocked('Header', ui.Header),
    Footer: mocked('Footer', ui.Footer),
    ChatButton: mocked('ChatButton', ui.ChatButton),
    SkipLink: mocked('SkipLink', ui.SkipLink),
    Hero: mocked('Hero', ui.Hero),
  };
});

vi.mock('@keystrand/effects/particles', () => ({
  ParticleBackground: mocked('ParticleBackground', () => <div data-testid="particles" />),
}));

// jsdom has no IntersectionObserver.
vi.mock('@keystrand/effects/motion', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@keystrand/effects/motion')>()),
  revealOnce: () => () => undefined,
  liftOnHover: () => () => undefined,
}));

// jsdom has no ResizeObserver.
vi.mock('./particles/maskBehindText', () => ({ maskBehindText: () => undefined }));

vi.mock('./onIdle', () => ({
  onIdle(callback: () => void) {
    const timer = setTimeout(callback);
    return () => {
      clearTimeout(timer);
    };
  },
}));

const parts = {
  header: () => screen.queryByRole('button', { name: 'Services' }),
  footer: () => screen.queryByRole('contentinfo'),
  chat: () => screen.queryByRole('button', { name: 'Chat with us' }),
  particles: () => screen.queryByTestId('particles'),
  page: () => screen.queryByRole('heading', { level: 1, name: /^About: / }),
};

const rendered = () => Object.entries(parts).flatMap(([name, find]) => (find() ? [name] : []));

/** Renders the about page while the component `name` throws. Returns the errors that were logged. */
async function renderPage(name: string) {
  failing.add(name);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await loadAnyCode(payload('/about'));
  const location = createLocation('/about');
  render(<Application navigation={createNavigation(() => Promise.resolve(page), { location, page })} />);
  return () => logged.mock.calls.flat().filter((value) => value instanceof Error);
}

beforeEach(() => {
  failing.clear();
  // jsdom has neither a canvas nor matchMedia.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as CanvasRenderingContext2D);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['Header', ['footer', 'chat', 'particles', 'page']],
  ['Footer', ['header', 'chat', 'particles', 'page']],
  ['ChatButton', ['header', 'footer', 'particles', 'page']],
  ['ParticleBackground', ['header', 'footer', 'chat', 'page']],
])('keeps the other parts if %s throws', async (name, others) => {
  const loggedErrors = await renderPage(name);
  await expect.poll(() => loggedErrors()).toContainEqual(new Error(`${name} failed`));
  await expect.poll(() => rendered()).toEqual(others);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body).not.toHaveTextContent('failed');
});

it('replaces a failing page by an error message and keeps header, footer and chat', async () => {
  const loggedErrors = await renderPage('Hero');
  expect(loggedErrors()).toContainEqual(new Error('Hero failed'));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(alert.getByText('Reload the page')).toHaveAttribute('href', '');
  expect(rendered()).toEqual(expect.arrayContaining(['header', 'footer', 'chat']));
});

it('shows a static error message without a stack if rendering fails in the shell', async () => {
  const loggedErrors = await renderPage('SkipLink');
  expect(loggedErrors()).toContainEqual(new Error('SkipLink failed'));
  expect(within(screen.getByRole('alert')).getByRole('heading')).toHaveTextContent('Something went wrong.');
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent(/failed|Unexpected Application Error|\bat /);
});
