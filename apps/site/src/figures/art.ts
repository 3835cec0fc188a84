export { FigureArt } from '@keystrand/ui';
