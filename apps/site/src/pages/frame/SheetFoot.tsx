export { SheetFoot } from '@keystrand/ui';
