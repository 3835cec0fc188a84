import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    motion: 'src/motion/index.ts',
    particles: 'src/particles/index.ts',
    springs: 'src/springs/index.ts',
  },
  // Runs in browsers and, for prerendered pages, in Node.
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: true,
});
