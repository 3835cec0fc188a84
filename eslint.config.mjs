import nx from '@nx/eslint-plugin';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { useTokens } from './tools/eslint/useTokens.ts';

/** Who may import whom; see docs/architecture.md. */
const boundaries = [
  {
    sourceTag: 'scope:site',
    onlyDependOnLibsWithTags: ['scope:ui', 'scope:effects', 'scope:content', 'scope:chat-engine'],
  },
  { sourceTag: 'scope:effects', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:content', onlyDependOnLibsWithTags: ['scope:chat-engine'] },
  { sourceTag: 'scope:chat-engine', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'scope:ui',
    bannedExternalImports: ['react-router*', '@tsparticles/*'],
    onlyDependOnLibsWithTags: ['scope:effects'],
  },
  {
    sourceTag: 'scope:tools',
    onlyDependOnLibsWithTags: ['scope:content', 'scope:site', 'scope:chat-engine', 'scope:ui'],
  },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:content', 'scope:tools'] },
];

/** Who may import whom, with some of the rows above replaced. */
const moduleBoundaries = (replaced = []) => [
  'error',
  {
    allow: [],
    // Optional weight stands behind entries of its own, which are loaded lazily beside the static ones.
    checkDynamicDependenciesExceptions: ['.*'],
    enforceBuildableLibDependency: false,
    banTransitiveDependencies: false,
    depConstraints: [
      ...boundaries.filter(({ sourceTag }) => !replaced.some((other) => other.sourceTag === sourceTag)),
      ...replaced,
    ],
  },
];

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/dist-server/**', '**/node_modules/**', '**/.cache/**', '**/test-results/**'],
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@nx': nx, 'import-x': importX },
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
      '@nx/enforce-module-boundaries': moduleBoundaries(),
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty function says "nothing to do" on purpose where one is asked for.
      '@typescript-eslint/no-empty-function': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Defaults that the tools themselves ask for: settings, stories, and the page kinds, which are chunks.
    files: [
      '**/*.config.{ts,mts,mjs}',
      '**/*.stories.tsx',
      '**/.storybook/**',
      'apps/site/src/pages/*/index.tsx',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Catalogues of the page data wear the design system; the data itself knows nothing of it.
    files: ['libs/content/stories/**'],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries([
        { sourceTag: 'scope:content', onlyDependOnLibsWithTags: ['scope:chat-engine', 'scope:ui'] },
      ]),
    },
  },
  // Each library's Storybook extends the settings of the workspace; lint reads the theme as plain data, which an entry
  // made of styles is not.
  { files: ['**/.storybook/**', 'tools/eslint/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    // The engine has no dependency at all: whatever is imported lies beside it.
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
    // The theme says what a colour or a size is; all other styles name it.
    files: ['**/*.css.ts'],
    // Stories of these two know the colours by their variables only: their packages depend on no other of ours.
    ignores: ['libs/ui/src/theme/**', 'libs/{chat-engine,effects}/stories/**'],
    plugins: { keystrand: { rules: { 'use-tokens': useTokens } } },
    rules: { 'keystrand/use-tokens': 'error' },
  },
  // Examples show what an outside application writes: they import the package by its name.
  { files: ['libs/*/examples/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['tools/**', '.config/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/site/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
);
