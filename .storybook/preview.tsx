import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { harbour } from '../libs/ui/examples/harbour.ts';
import { applyTheme } from './applyTheme.ts';
import { DocsPage } from './DocsPage.tsx';
import { ComponentDocs } from './guidance/ComponentDocs.tsx';
import { preferMotion } from './motionPreference.ts';
import { viewports } from './viewports.ts';

registerIcons(icons);

const brandSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(brandSheet);

/** Whether a reader can edit a value in the props table: a control shows an element or a function as its source. */
function isEditable(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isEditable);
}

/** Returns a switch of the toolbar, whose label is the selected value. */
const choice = <Icon extends string, Items>(
  title: string,
  icon: Icon,
  description: string,
  items: Items,
) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Settings shared by all Storybooks: toolbar switches for theme, brand, direction and motion, accessibility checks, viewports. */
const preview: Preview = {
  tags: ['autodocs', 'picture'],
  initialGlobals: {
    theme: 'light',
    brand: 'keystrand',
    direction: 'ltr',
    motion: 'system',
  },
  globalTypes: {
    theme: choice('Theme', 'contrast', 'Colour theme', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ]),
    brand: choice('Brand', 'paintbrush', 'Brand: values of the tokens', [
      { value: 'keystrand', title: 'Keystrand' },
      { value: 'harbour', title: 'Harbour, a second brand' },
    ]),
    direction: choice('Direction', 'transfer', 'Text direction', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: choice('Motion', 'fastforward', 'Motion preference (prefers-reduced-motion)', [
      { value: 'system', title: 'System setting' },
      { value: 'reduce', title: 'Reduced motion' },
    ]),
  },
  parameters: {
    // Rules of WCAG 2.2 A, AA and AAA, best practices, and two that are off by default: target size, and visible labels that the
    // accessible name contains (2.5.3). A violation fails the story's test.
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag' as const,
          values: [
            ...['wcag2a', 'wcag2aa', 'wcag2aaa'],
            ...['wcag21a', 'wcag21aa', 'wcag21aaa'],
            ...['wcag22a', 'wcag22aa', 'wcag22aaa'],
            'best-practice',
          ],
        },
        rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
      },
    },
    viewport: { options: viewports },
    // The theme sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage, page: ComponentDocs, controls: { sort: 'requiredFirst' } },
    options: {
      storySort: {
        order: ['Overview', 'Foundations', 'Pages', 'Components', 'Forms', 'Strand art', '*'],
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          isEditable(initialArgs[name]) ? argType : { ...argType, control: false as const },
        ]),
      ),
  ],
  // Runs before axe: state that a ResizeObserver sets, such as the focusable scroll region of a table, needs a frame.
  afterEach: async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  },
  decorators: [
    (Story, { globals, parameters, tags }) => {
      const root = document.documentElement;
      applyTheme(globals['theme']);
      brandSheet.replaceSync(globals['brand'] === 'harbour' ? harbour.css() : '');
      root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      root.lang = 'en';
      // Read by the story tests.
      root.dataset['layout'] = String(parameters['layout'] ?? 'padded');
      root.dataset['tags'] = tags.join(' ');
      preferMotion(globals['motion'] === 'reduce' ? 'reduce' : 'system');
      return <Story />;
    },
  ],
};

export default preview;
