import { company } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { RouterLink, ErrorSummary, Form, FormActions, GlowButton } from '@keystrand/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { looksAutomated, trapName } from './honeypot';
import { buildRequest, fixedValues } from './buildRequest';
import { composeMail, plainMailAction } from './composeMail';
import { clearDraft } from './draft';
import { FailurePanel } from './FailurePanel';
import * as styles from './FormEditor.css';
import { FormFields } from './FormFields';
import { invalid, ready } from './formState';
import type { FormState } from './formState';
import { readValues } from './formValues';
import { MailPanel } from './MailPanel';
import { sendForm } from './sendForm';
import { HoneypotField } from './HoneypotField';
import { useDraft } from './useDraft';
import { useFormTarget } from './useFormTarget';
import { validateForm } from './validateForm';

export interface FormEditorProps {
  readonly definition: FormDefinition;
  readonly idPrefix: string;
  /** Name of the field that takes the focus once the form stands. */
  readonly focusField?: string | undefined;
  readonly onSent: () => void;
}

const noErrors = {};

/** What Netlify finds a form and its trap by, where the host itself takes the forms (docs.netlify.com/forms). */
const netlifyMarks = { 'data-netlify': 'true', 'data-netlify-honeypot': trapName };

/**
 * A form to fill in. Without a script it is the browser's own: native constraints, a plain POST to the endpoint, or an
 * e-mail. With one it checks and says what is wrong in words, sends in place and keeps every field until the endpoint
 * has confirmed.
 */
export function FormEditor({ definition, idPrefix, focusField, onSent }: FormEditorProps) {
  const { endpoint, encoding } = useFormTarget();
  const [state, setState] = useState<FormState>(ready);
  const form = useRef<HTMLFormElement>(null);
  const opening = useDraft(form, definition);
  const underWay = useRef(false);
  const attempts = useRef(0);

  useEffect(() => {
    // The browser's own bubbles say one error at a time and vanish; without a script they still serve.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    const field = focusField === undefined ? null : document.getElementById(idPrefix + focusField);
    field?.focus();
  }, [focusField, idPrefix]);

  const submit = async (element: HTMLFormElement) => {
    const values = readValues(element, definition);
    const errors = validateForm(definition, values);
    if (Object.keys(errors).length > 0) {
      setState(invalid(definition, errors, idPrefix));
      return;
    }
    const mail = composeMail(company.email, definition, values);
    const attempt = ++attempts.current;
    if (endpoint === undefined) {
      setState({ phase: 'written', attempt, mail });
      return;
    }
    const { at = 0, filled = false } = opening.current ?? {};
    const secondsOpen = (performance.now() - at) / 1000;
    const trap = element.elements.namedItem(trapName);
    const trapValue = trap instanceof HTMLInputElement ? trap.value : '';
    if (attempt === 1 && looksAutomated({ trap: trapValue, secondsOpen, beganFilled: filled })) {
      if (trap instanceof HTMLInputElement) trap.value = '';
      setState({ phase: 'failed', attempt, reason: 'held', mail });
      return;
    }
    setState({ phase: 'sending' });
    const outcome = await sendForm(
      definition,
      endpoint,
      buildRequest(definition, values, encoding, secondsOpen),
    );
    if (outcome.kind === 'sent') {
      clearDraft(definition.id);
      onSent();
    } else if (outcome.kind === 'invalid') setState(invalid(definition, outcome.errors, idPrefix));
    else setState({ phase: 'failed', attempt, reason: outcome.reason, mail });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    void submit(event.currentTarget).finally(() => {
      underWay.current = false;
    });
  };

  const target =
    endpoint === undefined
      ? { action: plainMailAction(company.email, definition), encType: 'text/plain' }
      : { action: endpoint, ...(endpoint.startsWith('/') ? netlifyMarks : {}) };
  return (
    <Form
      ref={form}
      name={definition.id}
      method="post"
      {...target}
      data-encoding={encoding}
      onSubmit={onSubmit}
    >
      <ErrorSummary errors={state.phase === 'invalid' ? state.summary : []} />
      <p className={styles.note}>Everything is needed unless it says optional.</p>
      <FormFields
        definition={definition}
        errors={state.phase === 'invalid' ? state.errors : noErrors}
        idPrefix={idPrefix}
      />
      {endpoint === undefined ? null : (
        <>
          {Object.entries(fixedValues(definition)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <HoneypotField id={idPrefix + trapName} />
        </>
      )}
      {state.phase === 'failed' ? (
        <FailurePanel key={state.attempt} reason={state.reason} mailHref={state.mail.href} />
      ) : null}
      {state.phase === 'written' ? (
        <MailPanel key={state.attempt} mail={state.mail} address={company.email} />
      ) : null}
      <FormActions
        note={
          <>
            {endpoint === undefined
              ? `This opens your own mail program with the message written out, addressed to ${company.email}. Nothing is sent until you send it there. `
              : 'Sent over an encrypted connection, used to answer you and for nothing else. '}
            <RouterLink href="/privacy-policy" className={styles.link}>
              What we keep, and how long
            </RouterLink>
          </>
        }
      >
        <GlowButton type="submit" size="large" busy={state.phase === 'sending'} busyLabel="Sending">
          {submitLabel(definition, state, endpoint)}
        </GlowButton>
      </FormActions>
    </Form>
  );
}

function submitLabel(definition: FormDefinition, state: FormState, endpoint: string | undefined): string {
  if (endpoint === undefined) return 'Write it as an e-mail';
  return state.phase === 'failed' ? 'Try again' : definition.submit;
}
