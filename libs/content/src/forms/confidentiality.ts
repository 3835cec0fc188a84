import type { CheckboxField } from './types';

/** Asked wherever a description may touch what is confidential. */
export const confidentiality = {
  control: 'checkbox',
  name: 'nda',
  label: 'Send us your mutual non-disclosure agreement before we go into detail',
} as const satisfies CheckboxField;
