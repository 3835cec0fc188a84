import { defineConfig } from 'tsdown';
import { unbundled } from '../../.config/packages/unbundled.ts';

export default defineConfig({
  ...unbundled,
  entry: ['src/index.ts', 'src/pages.ts', 'src/chatTopics.ts', 'src/assessment/score.ts'],
});
