import { runParticlesWorker } from '@keystrand/effects/particles/worker';

runParticlesWorker();
