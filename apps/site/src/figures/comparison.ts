export { Comparison as Part } from '@keystrand/ui';
