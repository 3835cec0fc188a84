export { default } from '../service';
