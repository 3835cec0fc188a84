import { reportProblem } from '../development/developmentError';

/** Reports an error whose link has no target, because its field is not in the document. */
export function reportMissingField(fieldId: string): void {
  reportProblem(
    'ErrorSummary',
    `no element has the id '${fieldId}'`,
    'Pass the `id` of the control as `fieldId`; it is the `name` of the field unless the field has an `id`',
  );
}
