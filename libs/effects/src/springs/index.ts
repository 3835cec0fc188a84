export { springPresets, type SpringPreset } from './springPresets';
