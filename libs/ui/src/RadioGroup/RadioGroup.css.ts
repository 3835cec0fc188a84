import { label } from '../Field/Field.css';
import { globalStyle, style } from '../theme/partStyle';
import { space } from '../theme/scale';

export const group = style({ minInlineSize: 0 });

export const legend = style([label, { padding: 0, marginBlockEnd: space[2] }]);

globalStyle(`${group} > p`, { marginBlockEnd: space[3] });
