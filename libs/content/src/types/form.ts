import type { PageBase } from './pageBase';
import type { Question, Step } from './parts';
import type { Path, RichText } from './text';

export type FormId = 'contact' | 'inquiry' | 'consultation';

/** Contact, inquiry, consultation and the contact pop-up. */
export interface FormPage extends PageBase {
  readonly kind: 'form';
  readonly form: FormId;
  /** Path to go to when the dialog closes; set for forms that open in a dialog. */
  readonly dialogClosesTo?: Path;
  /** What happens after sending. */
  readonly next: { readonly heading: string; readonly steps: readonly Step[] };
  /** Ways to ask without the form; absent if the page shows contact data next to it. */
  readonly alternatives?: { readonly heading: string; readonly text: RichText };
  readonly questions: readonly Question[];
}
