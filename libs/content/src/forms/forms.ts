import type { FormId } from '../types';
import { consultation } from './consultation';
import { contact } from './contact';
import { inquiry } from './inquiry';
import type { FormDefinition } from './types';

export const forms: Readonly<Record<FormId, FormDefinition>> = { contact, inquiry, consultation };
