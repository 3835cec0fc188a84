import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';
import { clientConditions, serverConditions } from '../.config/sourceConditions.ts';
import { readableIdentifier } from '../.config/styleIdentifiers.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const emptyViteConfig = fileURLToPath(new URL('vite.config.ts', import.meta.url));

/** Vite settings for stories. As in the site's build, libraries resolve to their sources. */
export const storyViteConfig = {
  plugins: [react(), vanillaExtractPlugin({ identifiers: readableIdentifier })],
  resolve: { conditions: clientConditions },
  // vanilla-extract evaluates style files in this environment; their imports resolve to sources too.
  environments: { ssr: { resolve: { conditions: serverConditions } } },
  // Constants of the site's build. Stories that send a form mock this endpoint.
  define: {
    __BUILD_YEAR__: '2026',
    __FORM_ENDPOINT__: '"https://forms.keystrand.example"',
    __FORM_ENCODING__: '"form"',
    __FORM_INBOX__: 'false',
  },
  // A dependency that Vite discovers while a story runs reloads the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@ariakit/react',
      'react-router-dom',
      'react-error-boundary',
      'storybook/theming',
      '@storybook/addon-docs/blocks',
    ],
  },
  // For older targets Lightning CSS rewrites light-dark(), which breaks switching `color-scheme` at run time.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  server: { fs: { allow: [workspace] } },
} satisfies UserConfig;

/** @param stories Globs of its stories, relative to the folder of its `main.ts`. */
export function storybookSettings(title: string, stories: readonly string[]): StorybookConfig {
  return {
    framework: {
      name: '@storybook/react-vite',
      options: { builder: { viteConfigPath: emptyViteConfig } },
    },
    stories: [...stories],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: {
      // The default, react-docgen, does not resolve types of other files. Tests show no tables of props.
      reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
      reactDocgenTypescriptOptions: {
        tsconfigPath: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
        shouldExtractLiteralValuesFromEnum: true,
        shouldRemoveUndefinedFromOptional: true,
        // Without the attributes of HTML elements.
        propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      },
    },
    features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
    managerHead: (head) => `${head}<title>${title}</title>`,
    viteFinal: (config) => mergeConfig(config, storyViteConfig),
  };
}
