import type { FormDefinition } from '@keystrand/content';
import { TextButton } from '@keystrand/ui';
import { useState } from 'react';
import { FocusedPanel } from './FocusedPanel';
import { FormEditor } from './FormEditor';
import * as styles from './forms.css';

export interface SiteFormProps {
  readonly definition: FormDefinition;
  /** Prefix of the controls' ids, unique among the forms of the page. */
  readonly idPrefix: string;
}

/** Renders a form and, once the endpoint has confirmed it, replaces it with the confirmation. */
export function SiteForm({ definition, idPrefix }: SiteFormProps) {
  const [phase, setPhase] = useState<'initial' | 'sent' | 'another'>('initial');
  const [reference, setReference] = useState<string>();
  if (phase !== 'sent') {
    return (
      <FormEditor
        definition={definition}
        idPrefix={idPrefix}
        focusField={phase === 'another' ? definition.rows[0]?.[0].name : undefined}
        onSent={(assigned) => {
          setReference(assigned);
          setPhase('sent');
        }}
      />
    );
  }
  const { heading, text } = definition.sent;
  return (
    <FocusedPanel
      tone="success"
      title={heading}
      text={
        reference === undefined ? (
          text
        ) : (
          <>
            {text} Your reference is <span className={styles.reference}>{reference}</span>.
          </>
        )
      }
    >
      <TextButton
        onClick={() => {
          setPhase('another');
        }}
      >
        Write another message
      </TextButton>
    </FocusedPanel>
  );
}
