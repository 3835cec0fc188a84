export { BeforeAfter as Part } from '@keystrand/ui';
