import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';
import { clientConditions, serverConditions } from '../.config/sourceConditions.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const documented = fileURLToPath(new URL('docgen.tsconfig.json', import.meta.url));
const noFurtherSettings = fileURLToPath(new URL('vite.config.ts', import.meta.url));

/** How stories are bundled: as the site is, from the libraries' sources. */
export const storyBundling = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  // Styles are run while they are bundled; what they import comes from the libraries' sources too.
  environments: { ssr: { resolve: { conditions: serverConditions } } },
  // What the site's build defines; stories that send a form answer in the endpoint's place.
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __FORM_ENDPOINT__: '"https://forms.keystrand.example"',
    __FORM_ENCODING__: '"form"',
  },
  // Icons are one module each; found while a story runs, each would reload the page.
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
    exclude: ['@tabler/icons-react'],
  },
  // The themes rest on light-dark(): a lower target would rewrite it into a form that cannot follow a variable scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  server: { fs: { allow: [workspace] } },
} satisfies UserConfig;

/**
 * Settings of one Storybook.
 *
 * @param title What the tab says.
 * @param stories Where its stories are, as globs relative to the folder of its `main.ts`.
 */
export function storybookSettings(title: string, stories: readonly string[]): StorybookConfig {
  return {
    framework: {
      name: '@storybook/react-vite',
      options: { builder: { viteConfigPath: noFurtherSettings } },
    },
    stories: [...stories],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: {
      // Not the default, which takes a type of another file for unknown.
      reactDocgen: 'react-docgen-typescript',
      reactDocgenTypescriptOptions: {
        tsconfigPath: documented,
        exclude: ['**/*.stories.tsx', '**/.storybook/**', '**/node_modules/**'],
        shouldExtractLiteralValuesFromEnum: true,
        shouldRemoveUndefinedFromOptional: true,
        // Not the hundreds that every HTML element takes.
        propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      },
    },
    features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
    managerHead: (head) => `${head}<title>${title}</title>`,
    viteFinal: (config) => mergeConfig(config, storyBundling),
  };
}
