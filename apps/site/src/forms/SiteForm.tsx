import { TextButton } from '@keystrand/ui';
import { useState } from 'react';
import { FocusedPanel } from './FocusedPanel';
import { FormEditor } from './FormEditor';
import type { FormEditorProps } from './FormEditor';
import * as styles from './forms.css';

/** Renders a form and, once the endpoint has confirmed it, replaces it with the confirmation. */
export function SiteForm(props: Pick<FormEditorProps, 'definition' | 'idPrefix'>) {
  const { sent, rows } = props.definition;
  const [phase, setPhase] = useState<'initial' | 'sent' | 'another'>('initial');
  const [reference, setReference] = useState<string>();
  if (phase !== 'sent')
    return (
      <FormEditor
        {...props}
        focusField={phase === 'another' ? rows[0]?.[0].name : undefined}
        onSent={(assigned) => {
          setReference(assigned);
          setPhase('sent');
        }}
      />
    );
  const referenceText = (
    <>
      {sent.text} Your reference is <span className={styles.reference}>{reference}</span>.
    </>
  );
  return (
    <FocusedPanel
      tone="success"
      title={sent.heading}
      text={reference === undefined ? sent.text : referenceText}
    >
      <TextButton onClick={() => setPhase('another')}>Write another message</TextButton>
    </FocusedPanel>
  );
}
