import { label } from '../Field/Field.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';

export const group = style({ minInlineSize: 0 });

export const legend = style([label, { padding: 0, marginBlockEnd: space[2] }]);
