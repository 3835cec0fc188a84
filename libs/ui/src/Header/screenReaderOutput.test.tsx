import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenReaderOutput } from '../testing/screenReaderOutput';
import { Header } from './Header';
import { sampleCategories, sampleNavigation } from '../testing/sampleNavigation';

it('is read as logo, Services with state and categories, links, theme toggle, call to action', async () => {
  const { container } = render(
    <Header
      navigation={sampleNavigation}
      currentPath="/about"
      themeToggle={<button type="button">Dark theme</button>}
      menuButton={<button type="button">Open the menu</button>}
    />,
  );
  expect(await screenReaderOutput(container)).toEqual([
    'banner',
    'link, Keystrand',
    'navigation, Main',
    'list',
    'listitem, level 1, position 1, set size 4',
    'button, Services, 1 control, not expanded',
    'list',
    ...sampleCategories.flatMap(({ label }, index) => [
      `listitem, level 2, position ${String(index + 1)}, set size 7`,
      `link, ${label}`,
    ]),
    'listitem, level 1, position 2, set size 4',
    'link, About, current page',
    'listitem, level 1, position 3, set size 4',
    'link, Contact',
    'listitem, level 1, position 4, set size 4',
    'link, Blog',
    'button, Dark theme',
    'link, Request a consultation',
    'button, Open the menu',
  ]);
});
