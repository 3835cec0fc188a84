import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which folders the code of a folder may import, apart from its own; the table of docs/architecture.md. */
const zones = Object.entries({
  'apps/site': ['libs/ui', 'libs/effects', 'libs/content', 'libs/chat-engine'],
  'apps/inbox': ['libs/content', 'libs/ui'],
  'apps/site-e2e': ['apps/site', 'tools'],
  'libs/ui': ['libs/effects'],
  'libs/effects': [],
  'libs/content': ['libs/ui'],
  'libs/chat-engine': [],
  tools: ['libs/content', 'apps/site'],
  'tools/bench': ['libs/chat-engine'],
}).map(([folder, allowed]) => ({
  // Without projects inside the folder: the stories of a library may import every library.
  target: folder === 'tools/bench' ? folder : `${folder}/!(stories|bench)/**`,
  from: '.',
  except: [folder, ...allowed, 'node_modules', '.config'],
  message: `${folder} may import only: ${allowed.join(', ') || 'nothing of other projects'}.`,
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.nx/**',
      'apps/site/build/**',
      '**/node_modules/**',
      '**/.cache/**',
      '**/test-results/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js'],
          conditionNames: ['@keystrand/source', 'types', 'import', 'default'],
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      // `.config` is outside all projects: site and inbox have it in common.
      'import-x/no-relative-packages': ['error', { ignore: [String.raw`/\.config/`] }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty function is a deliberate no-op callback.
      '@typescript-eslint/no-empty-function': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Default exports that tools require: configuration files, stories, and page kinds, which are loaded lazily.
    files: [
      '**/*.config.{ts,mts,mjs}',
      '**/*.stories.tsx',
      '**/.storybook/**',
      'apps/site/src/pages/*/index.tsx',
      // Required by Next.js.
      'tools/consumers/fixtures/**',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Page data uses the types of the components that render it, never their code.
    files: ['libs/content/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@keystrand/*'],
              allowTypeImports: true,
              message: 'content imports only types from other packages.',
            },
          ],
        },
      ],
    },
  },
  {
    // Configuration files use the shared settings in `.config` and `.storybook`, which belong to no project.
    files: [
      '**/*.config.{ts,mjs}',
      '**/.storybook/**',
      '.config/**',
      'libs/ui/build/**',
      'tools/setup/**',
      // Imports the modules of the theme of ui that need no build of style sheets.
      'apps/inbox/src/http/style.ts',
      'tools/bench/*.ts',
      // Writes the licences of its packages as the site does.
      'apps/inbox/bundle.ts',
      // The type of a module that it loads at run time.
      'tools/serve/main.ts',
      // Applications outside the workspace, and their test, which starts the browser of the end-to-end tests.
      'tools/consumers/**',
      // Examples import the package by its name, as an application outside the workspace does.
      'libs/*/examples/**',
    ],
    rules: { 'import-x/no-restricted-paths': 'off', 'import-x/no-relative-packages': 'off' },
  },
  {
    // The engine has no dependency: it imports its own files only.
    files: ['libs/chat-engine/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'chat-engine imports nothing but its own files.' }] },
      ],
    },
  },
  {
    // Colours are defined in the theme; all other styles use its tokens.
    files: ['**/*.css.ts'],
    // These stories show packages that do not depend on ui, so they use the theme's custom properties by name.
    ignores: ['libs/ui/src/theme/**', 'libs/{chat-engine,effects}/stories/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[raw', 'TemplateElement[value.raw'].map((value) => ({
          selector: `${value}=/#[\\da-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(/i]`,
          message: 'Use a colour of the theme.',
        })),
        {
          selector:
            'Property[key.name=/^(color|background|border(?!.*Radius)|outline|fill|stroke)/] Literal[value=/\\b(white|black|gr[ae]y|red|green|blue|orange|yellow|purple|pink|brown)\\b/i]',
          message: 'Use a colour of the theme.',
        },
      ],
    },
  },
  {
    // Every rule of the library is in a cascade layer, so that an application's styles override it.
    files: ['libs/ui/src/**/*.css.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@vanilla-extract/css',
              importNames: ['style', 'styleVariants', 'globalStyle', 'createGlobalTheme', 'createTheme'],
              message: 'Import it from theme/partStyle, which puts the rules into a cascade layer.',
            },
          ],
        },
      ],
    },
  },
  { files: ['tools/**', '.config/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/site/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
);
