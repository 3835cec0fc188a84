export { PrintableChecklist as Part } from '@keystrand/ui';
