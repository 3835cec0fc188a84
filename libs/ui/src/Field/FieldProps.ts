import type { ReactNode } from 'react';

/** What every field of a form takes besides its control's own attributes. */
export interface FieldProps {
  /** What is asked. */
  readonly label: string;
  /** Name of the value in what is sent. */
  readonly name: string;
  /** Identity of the control. @default the name */
  readonly id?: string;
  /** Stands between label and control, and is read with the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control as invalid. */
  readonly error?: string | undefined;
  /** Adds '(optional)' to the label; everything else is required, and said so once for the form. */
  readonly optional?: boolean;
}
