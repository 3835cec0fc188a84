import { packageBuild } from '../../.config/packages/packageBuild.ts';

export default packageBuild(import.meta.dirname);
