export { AlertFlow as Part } from '@keystrand/ui';
