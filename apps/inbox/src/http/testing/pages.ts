import { forms } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { refusalTexts } from '../pages/refusalTexts.ts';
import { renderConfirmation } from '../pages/renderConfirmation.ts';
import { renderInvalidForm } from '../pages/renderInvalidForm.ts';
import type { Html } from '../pages/renderPage.ts';
import { renderRefusal } from '../pages/renderRefusal.ts';
import { renderUnsentForm } from '../pages/renderUnsentForm.ts';
import { RefusedError } from '../RefusedError.ts';
import type { RefusalStatus } from '../RefusedError.ts';

/** Text with every character that has a meaning in HTML. */
export const hostile = `</textarea></title><script>alert("1")</script> & 'quoted'`;

const id = '7K2M9QXR4TBN0WVE';

/** Returns the form with an error and hostile text in every field. */
function invalid(definition: FormDefinition): Html {
  const fields = definition.rows.flat();
  return renderInvalidForm(
    { definition, values: Object.fromEntries(fields.map(({ name }) => [name, hostile])) },
    Object.fromEntries(fields.map(({ name, label }) => [name, `Correct "${label}"`])),
    '',
  );
}

/** Every page by name, with the text that is most likely to break it. */
export const pages: Readonly<Record<string, Html>> = {
  ...Object.fromEntries(
    Object.values(forms).flatMap((definition) => [
      [`${definition.id}, invalid`, invalid(definition)],
      [`${definition.id}, unsent`, renderUnsentForm({ definition, values: {} }, refusalTexts[503], '')],
      [`${definition.id}, received`, renderConfirmation({ id, form: definition.id }, '')],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(refusalTexts).map((status) => [
      `status ${status}`,
      renderRefusal(
        new RefusedError(Number(status) as RefusalStatus, hostile),
        'https://www.company.example',
      ),
    ]),
  ),
};
