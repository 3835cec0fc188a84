import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { accessibility } from './accessibility.ts';
import { applyTheme } from './applyTheme.ts';
import { applyBrand } from './brands.ts';
import { DocsPage } from './DocsPage.tsx';
import { ComponentDocs } from './guidance/ComponentDocs.tsx';
import { preferMotion } from './motionPreference.ts';
import { viewports } from './viewports.ts';

registerIcons(icons);

/** Whether a reader can edit a value in the props table: a control shows an element or a function as its source. */
function isEditable(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isEditable);
}

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
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand: values of the tokens',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'keystrand', title: 'Keystrand' },
          { value: 'harbour', title: 'Harbour, a second brand' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion preference (prefers-reduced-motion)',
      toolbar: {
        title: 'Motion',
        icon: 'fastforward',
        items: [
          { value: 'system', title: 'System setting' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: accessibility,
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
      applyBrand(String(globals['brand']));
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
