export { KeyCustody as Part } from '@keystrand/ui';
