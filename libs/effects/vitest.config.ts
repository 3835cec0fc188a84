import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../.config/chromium.ts';
import { clientConditions } from '../../.config/sourceConditions.ts';

export default defineConfig({
  resolve: { conditions: clientConditions },
  test: {
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // Vite reloads the page, and interrupts the test, when it discovers a dependency late.
        optimizeDeps: {
          include: [
            '@react-spring/web',
            '@tsparticles/engine',
            '@tsparticles/react',
            '@tsparticles/slim',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
