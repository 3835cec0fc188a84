import { runParticlesWorker } from '../particles/worker';

runParticlesWorker();
