import type { FormDefinition } from '@keystrand/content';
import { TextButton } from '@keystrand/ui';
import { useState } from 'react';
import { FocusedPanel } from './FocusedPanel';
import { FormEditor } from './FormEditor';

export interface SiteFormProps {
  readonly definition: FormDefinition;
  /** Sets the identities of this form's controls apart from those of another on the same page. */
  readonly idPrefix: string;
}

/** A form of the site; once the endpoint has confirmed it, the confirmation stands in its place. */
export function SiteForm({ definition, idPrefix }: SiteFormProps) {
  const [phase, setPhase] = useState<'first' | 'sent' | 'again'>('first');
  if (phase !== 'sent') {
    return (
      <FormEditor
        definition={definition}
        idPrefix={idPrefix}
        focusField={phase === 'again' ? definition.rows[0]?.[0].name : undefined}
        onSent={() => {
          setPhase('sent');
        }}
      />
    );
  }
  return (
    <FocusedPanel tone="success" title={definition.sent.heading} text={definition.sent.text}>
      <TextButton
        onClick={() => {
          setPhase('again');
        }}
      >
        Write another message
      </TextButton>
    </FocusedPanel>
  );
}
