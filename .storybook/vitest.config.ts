import { defineConfig } from 'vitest/config';
import { storyTests } from './testing/storyTests.ts';

export default defineConfig({ test: { projects: [storyTests] } });
