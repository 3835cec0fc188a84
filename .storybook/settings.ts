import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import type { UserConfig } from 'vite';

const workspace = fileURLToPath(new URL('..', import.meta.url));

/** How stories are bundled: as the site is, from the libraries' sources. */
export const storyBundling: UserConfig = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@keystrand/source', ...defaultClientConditions] },
  // Icons are one module each; found while a story runs, each would reload the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@ariakit/react',
    ],
    exclude: ['@tabler/icons-react'],
  },
  // The themes rest on light-dark(): a lower target would rewrite it into a form that cannot follow a variable scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  server: { fs: { allow: [workspace] } },
};

/**
 * Settings of one Storybook.
 *
 * @param title What the tab says.
 * @param stories Where its stories are, as globs relative to the folder of its `main.ts`.
 */
export function storybookSettings(title: string, stories: readonly string[]): StorybookConfig {
  return {
    framework: { name: '@storybook/react-vite', options: {} },
    stories: [...stories],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: 'react-docgen' },
    managerHead: (head) => `${head}<title>${title}</title>`,
    viteFinal: (config) => mergeConfig(config, storyBundling),
  };
}
