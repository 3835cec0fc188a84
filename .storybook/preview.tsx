import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import '@keystrand/ui/global';
import type { Preview } from '@storybook/react-vite';
import { accessibility } from './accessibility.ts';
import { DocsPage } from './DocsPage.tsx';
import { preferMotion } from './motionPreference.ts';
import { viewports } from './viewports.ts';

registerIcons(icons);

/** The whole-document switches of the toolbar. */
const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    motion: 'system',
  },
  globalTypes: {
    theme: {
      description: 'Theme of the visitor',
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
    direction: {
      description: 'Direction of writing',
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
      description: 'Whether the visitor asks for less motion',
      toolbar: {
        title: 'Motion',
        icon: 'fastforward',
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: accessibility,
    viewport: { options: viewports },
    // The ground is the theme's own.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: { storySort: { order: ['Foundations', 'Pages', 'Components', 'Forms', 'Strand art', '*'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.classList.toggle('dark', globals['theme'] === 'dark');
      root.classList.toggle('light', globals['theme'] !== 'dark');
      root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      root.lang = 'en';
      root.dataset['layout'] = String(parameters['layout'] ?? 'padded');
      preferMotion(globals['motion'] === 'reduce' ? 'reduce' : 'system');
      return <Story />;
    },
  ],
};

export default preview;
