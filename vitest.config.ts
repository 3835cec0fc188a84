import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './.config/chromium.ts';
import { clientConditions, serverConditions } from './.config/sourceConditions.ts';

const setup = '.config/testing';

/** Tests in files with one of these suffixes need a build or a browser, or take too long for `npm test`. */
const special = ['**/*.{browser,site,package,extended,keyboard}.test.{ts,tsx}'];

/** Returns a project of the unit tests in one folder; its name is that of the package. */
function unit(
  name: string,
  root: string,
  test: TestProjectInlineConfiguration['test'] = {},
  settings: Omit<TestProjectInlineConfiguration, 'test'> = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    ...settings,
    root,
    test: {
      name: `@keystrand/${name}`,
      environment: 'node',
      include: ['**/*.test.{ts,tsx}'],
      ...test,
      exclude: [...configDefaults.exclude, ...special, 'checks/**', ...(test.exclude ?? [])],
      setupFiles: [
        `${import.meta.dirname}/${setup}/failOnConsole.ts`,
        ...(test.environment === 'jsdom' ? [`${import.meta.dirname}/${setup}/testingLibrary.ts`] : []),
        ...(test.setupFiles ?? []),
      ],
    },
  };
}

/** Returns a project of the tests in one folder that need the layout and the events of a real browser. */
const browser = (
  name: string,
  root: string,
  settings: Omit<TestProjectInlineConfiguration, 'test'> = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  ...settings,
  root,
  test: {
    name: `@keystrand/${name} in Chromium`,
    include: ['**/*.browser.test.{ts,tsx}'],
    setupFiles: [`${import.meta.dirname}/${setup}/failOnConsole.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions, contextOptions: { locale: 'en-GB', timezoneId: 'UTC' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Returns a project of the tests with one suffix, in all folders. */
const suite = (
  name: string,
  suffix: string,
  root: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  root,
  test: {
    name,
    environment: 'node',
    include: [`**/*.${suffix}.test.{ts,tsx}`],
    exclude: [...configDefaults.exclude, '**/fixtures/**'],
    ...test,
  },
});

/** Components of ui that change the document (URL, scroll lock, timers, storage): each of their files runs isolated. */
const changingDocument =
  'src/{ChatButton,ChatPanel,Dialog,Footer,Header,MenuDialog,SkipLink,ThemeToggle}/**/*.test.{ts,tsx}';

const unitOfUi = (name: string, test: TestProjectInlineConfiguration['test']) =>
  unit(
    name,
    'libs/ui',
    { ...test, environment: 'jsdom', setupFiles: [`${import.meta.dirname}/libs/ui/vitest.setup.ts`] },
    { plugins: [vanillaExtractPlugin()] },
  );

/** Modules of the site that keep state or are replaced in tests: each of their files runs isolated. */
const keepingState = 'src/{bootstrap,forms,loading,shell}/**/*.test.{ts,tsx}';

/** A new object for each project, because Vitest takes the definitions out of it. */
const siteSettings = () => ({
  plugins: [vanillaExtractPlugin()],
  define: {
    __BUILD_YEAR__: '2026',
    __FORM_ENDPOINT__: '""',
    __FORM_ENCODING__: '"form"',
    __FORM_INBOX__: 'false',
    __INBOX_RETENTION_DAYS__: '365',
  },
});

/** All tests but those of stories (`.storybook/vitest.config.ts`) and of the site in a browser (`apps/site-e2e`). */
export default defineConfig({
  // Resolves the workspace's packages to their sources, for tests and for vanilla-extract, which evaluates styles.
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    // Independent of the machine's time zone.
    env: { TZ: 'UTC' },
    // Long enough for a machine that does other work. Tests wait for conditions, so that these limits cost no time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      unit('chat-engine', 'libs/chat-engine'),
      unit('content', 'libs/content'),
      unit('effects', 'libs/effects', { environment: 'jsdom' }),
      unitOfUi('ui', { exclude: [changingDocument], isolate: false }),
      unitOfUi('ui, isolated', { include: [changingDocument] }),
      unit(
        'site',
        'apps/site',
        {
          environment: 'jsdom',
          exclude: [keepingState],
          isolate: false,
          setupFiles: [`${import.meta.dirname}/apps/site/src/testSetup.ts`],
        },
        siteSettings(),
      ),
      // Those that render icons import `testSetup` themselves: it loads all of ui, which takes longer than most of them.
      unit('site, isolated', 'apps/site', { environment: 'jsdom', include: [keepingState] }, siteSettings()),
      unit('inbox', 'apps/inbox'),
      unit('tools', 'tools', { exclude: ['consumers/**'] }),
      browser('effects', 'libs/effects', {
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
      }),
      browser('tools', 'tools'),
      suite('built site', 'site', 'tools'),
      suite('packages', 'package', 'libs'),
      suite('extended: inbox', 'extended', 'apps/inbox', { fileParallelism: false }),
      suite('extended: tools', 'extended', 'tools', { fileParallelism: false }),
    ],
  },
});
