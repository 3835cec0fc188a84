export { Responsibility as Part } from '@keystrand/ui';
