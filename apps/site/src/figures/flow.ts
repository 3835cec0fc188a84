export { Flow as Part } from '@keystrand/ui';
