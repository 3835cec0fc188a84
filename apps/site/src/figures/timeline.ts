export { Timeline as Part } from '@keystrand/ui';
