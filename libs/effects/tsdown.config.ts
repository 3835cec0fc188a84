import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    motion: 'src/motion/index.ts',
    particles: 'src/particles/index.ts',
    springs: 'src/springs/index.ts',
  },
  // Server-safe and browser code at once: nothing here is Node's.
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: true,
});
