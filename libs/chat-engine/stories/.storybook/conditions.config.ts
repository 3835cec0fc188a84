import { defineConfig } from 'vitest/config';
import { conditionTests } from '../../../../.storybook/conditions/conditionTests.ts';

export default defineConfig(conditionTests(new URL('.', import.meta.url)));
