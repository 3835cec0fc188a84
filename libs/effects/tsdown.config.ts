import { defineConfig } from 'tsdown';
import { unbundled } from '../../.config/packages/unbundled.ts';

export default defineConfig({
  ...unbundled,
  entry: ['src/springs/index.ts', 'src/particles/index.ts', 'src/particles/worker.ts', 'src/motion/index.ts'],
});
