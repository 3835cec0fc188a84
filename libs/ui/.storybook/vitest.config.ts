import { defineConfig } from 'vitest/config';
import { storyTests } from '../../../.storybook/storyTests.ts';

export default defineConfig(storyTests(new URL('.', import.meta.url)));
