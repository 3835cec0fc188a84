export { DecisionTree as Part } from '@keystrand/ui';
