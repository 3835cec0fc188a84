import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { accessibility } from './accessibility.ts';
import { applyTheme } from './applyTheme.ts';
import { applyBrand } from './brands.ts';
import { DocsPage } from './DocsPage.tsx';
import { ComponentDocs } from './guidance/ComponentDocs.tsx';
import { preferMotion } from './motionPreference.ts';
import { pseudoProps } from './pseudoLocale.ts';
import { readablePropsTable } from './propsTable.ts';
import { viewports } from './viewports.ts';

registerIcons(icons);

// As in `storyTests.setup.ts`, for `npm run test:browsers` on a slow machine.
if (navigator.webdriver) configure({ asyncUtilTimeout: 10_000 });

/** Settings shared by all Storybooks: toolbar switches for theme, brand, direction and motion, accessibility checks, viewports. */
const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    brand: 'keystrand',
    direction: 'ltr',
    motion: 'system',
    language: 'english',
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
    language: {
      description: 'Language of the arguments and default texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'english', title: 'English' },
          { value: 'pseudo', title: 'Pseudo-locale, 40% longer' },
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
        order: [
          'Overview',
          'Getting started',
          'Foundations',
          'Pages',
          'Components',
          'Forms',
          'Strand art',
          '*',
        ],
      },
    },
  },
  argTypesEnhancers: [readablePropsTable],
  // Runs before axe: state that a ResizeObserver sets, such as the focusable scroll region of a table, needs a frame.
  afterEach: async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  },
  decorators: [
    (Story, { args, component, globals, parameters }) => {
      const root = document.documentElement;
      applyTheme(globals['theme']);
      applyBrand(String(globals['brand']));
      root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      root.lang = 'en';
      root.dataset['layout'] = String(parameters['layout'] ?? 'padded');
      // Read by the story tests.
      root.dataset['screenshot'] = String(parameters['screenshot'] ?? true);
      root.dataset['conditionPictures'] = String(parameters['conditionPictures'] ?? '');
      preferMotion(globals['motion'] === 'reduce' ? 'reduce' : 'system');
      return globals['language'] === 'pseudo' ? <Story args={pseudoProps(component, args)} /> : <Story />;
    },
  ],
};

export default preview;
