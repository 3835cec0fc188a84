import { defineConfig } from 'vitest/config';
import { storyTests } from './storyTests.ts';

export default defineConfig({ test: { projects: [storyTests] } });
