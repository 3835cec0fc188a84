import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const themes = ['light', 'dark'] as const;

/** Every story of every library is a test: it renders, axe finds nothing, its play function passes; in both themes. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: themes.map((theme) => ({
      extends: true as const,
      plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: `stories ${theme}`,
        // Storybook cleans up after each story; a page of its own for each file would take most of the time.
        isolate: false,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          provider: playwright({
            launchOptions: { executablePath, args: ['--no-sandbox'] },
            contextOptions: { reducedMotion: 'reduce' },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
