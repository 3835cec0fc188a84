import type { CheckboxField } from './types';

/** Request for a non-disclosure agreement, in forms whose description may be confidential. */
export const confidentiality = {
  control: 'checkbox',
  name: 'nda',
  label: 'Send us your mutual non-disclosure agreement before we go into detail',
} as const satisfies CheckboxField;
