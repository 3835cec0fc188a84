import { packageBuild } from '../../.config/packages/packageBuild.ts';
import { styleModules } from '../../.config/packages/styleModules.ts';
import { bundleAriakit } from './build/bundleAriakit.ts';
import { sheets } from './build/sheets.ts';

const root = import.meta.dirname;

export default packageBuild(root, [
  styleModules({
    root,
    globalStyles: [
      'theme/reset.css.ts',
      'theme/fallbackFont.css.ts',
      'theme/theme.css.ts',
      'theme/contrast.css.ts',
      'theme/layers.css.ts',
    ],
    sheets,
  }),
  bundleAriakit(root),
]);
