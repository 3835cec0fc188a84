import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../.config/chromium.ts';
import { clientConditions } from '../../.config/sourceConditions.ts';

const executablePath = findChromium();

export default defineConfig({
  resolve: { conditions: clientConditions },
  test: {
    setupFiles: ['../../.config/vitest/failOnConsole.ts'],
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
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                // Chromium refuses its sandbox to root, which runs tests in most containers.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
