import { company, submissionNames } from '@keystrand/content';
import type { FieldErrors, FormDefinition } from '@keystrand/content';
import { ErrorSummary, Form, FormActions, GlowButton, TextButton } from '@keystrand/ui';
import { visuallyHidden } from '@keystrand/ui/theme';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { inTime } from '../loading/chunk';
import { clearDraft } from '../storage/formDraft';
import * as styles from './forms.css';
import { FormFields } from './FormFields';
import { builtTarget } from './formTarget';
import { fixedValues } from './formValues';
import type { FormState } from './submitForm';
import { useDraft } from './useDraft';

export interface FormEditorProps {
  readonly definition: FormDefinition;
  readonly idPrefix: string;
  readonly focusField: string | undefined;
  /** Called when the endpoint has confirmed; `reference` is that of the inquiry, if the endpoint gave one. */
  readonly onSent: (reference: string | undefined) => void;
}

const readyState: FormState = { phase: 'ready' };

const noErrors: FieldErrors = {};

/** Milliseconds after which a form is sent without the code that validates and sends it. */
const loadingTimeout = 10_000;

const importSubmission = () => inTime('code of the form', import('./submitForm'), loadingTimeout);

/** Ignores a failure: the submission loads the code again. */
const preloadSubmission = () => void importSubmission().catch(() => undefined);

/** Attributes by which Netlify detects forms and their honeypot (https://docs.netlify.com/manage/forms/setup/). */
const netlifyAttributes = { 'data-netlify': 'true', 'data-netlify-honeypot': submissionNames.honeypot };

/**
 * Renders a form to fill in (docs/requirements.md, sections 8.2 to 8.4). Without JavaScript it uses native validation
 * and a plain POST or a `mailto:` action. With it, it validates, sends with `fetch` and keeps all values until the
 * endpoint confirms. The code for this is loaded when a control first receives the focus; if it fails to load, the form
 * is sent as without JavaScript.
 */
export function FormEditor({ definition, idPrefix, focusField, onSent }: FormEditorProps) {
  const { endpoint, encoding, inbox } = builtTarget;
  const [state, setState] = useState(readyState);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, definition);
  const errors = state.phase === 'invalid' ? state.errors : noErrors;
  const summary = useMemo(
    () => Object.entries(errors).map(([name, message]) => ({ fieldId: idPrefix + name, message })),
    [errors, idPrefix],
  );

  useEffect(() => {
    // Native validation shows one error at a time, briefly; it stays on only without JavaScript.
    if (form.current) form.current.noValidate = true;
    if (form.current?.matches(':focus-within')) preloadSubmission();
  }, []);

  useEffect(() => {
    if (focusField !== undefined) document.getElementById(idPrefix + focusField)?.focus();
  }, [focusField, idPrefix]);

  const submit = async (element: HTMLFormElement) => {
    const secondsOpen = draft.getSecondsOpen();
    const mayHold = state.phase !== 'held';
    setState({ phase: 'sending' });
    const { submitForm } = await importSubmission();
    const result = await submitForm(element, definition, secondsOpen, mayHold, draft.getSubmissionKey);
    if (result.phase === 'sent') {
      clearDraft(definition.id);
      onSent(result.reference);
    } else setState(result);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const element = event.currentTarget;
    submit(element).catch(() => {
      setState(readyState);
      // As without JavaScript: the browser validates, and posts to the same endpoint.
      if (element.reportValidity()) element.submit();
    });
  };

  const native =
    endpoint === undefined
      ? {
          action: `mailto:${company.email}?subject=${encodeURIComponent(definition.subject)}`,
          encType: 'text/plain',
        }
      : { action: endpoint, ...(endpoint.startsWith('/') && !inbox && netlifyAttributes) };
  const submitLabel = 'panel' in state ? 'Try again' : definition.submit;
  return (
    <Form
      ref={form}
      name={definition.id}
      method="post"
      {...native}
      data-encoding={encoding}
      data-inbox={inbox ? '' : undefined}
      onSubmit={onSubmit}
      onFocus={preloadSubmission}
    >
      <p className={styles.note}>Everything is needed unless it says optional.</p>
      <ErrorSummary errors={summary} />
      <FormFields rows={definition.rows} errors={errors} idPrefix={idPrefix} />
      {endpoint === undefined ? null : (
        <>
          {Object.entries(fixedValues(definition)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <HoneypotField id={idPrefix + submissionNames.honeypot} />
        </>
      )}
      {'panel' in state ? state.panel : null}
      <FormActions
        note={
          <>
            {handlingNote()}{' '}
            <a href="/privacy-policy" className={styles.link}>
              What we keep, and how long
            </a>
          </>
        }
      >
        <GlowButton type="submit" size="large" busy={state.phase === 'sending'} busyLabel="Sending">
          {endpoint === undefined ? 'Write it as an e-mail' : submitLabel}
        </GlowButton>
      </FormActions>
      <div className={styles.draft}>
        {state.phase !== 'sending' && (draft.saved || draft.deleted) ? (
          <TextButton
            onClick={({ currentTarget }) => {
              if (currentTarget.form) draft.toggle(currentTarget.form);
              setState(readyState);
            }}
          >
            {draft.deleted ? 'Undo' : 'Delete what I entered'}
          </TextButton>
        ) : null}
        <span role="status" className={styles.note}>
          {draft.deleted ? 'What you entered has been deleted.' : ''}
        </span>
      </div>
    </Form>
  );
}

/** Renders the honeypot field against spam: hidden from sight, screen readers and the tab order, so that only bots fill it in. */
function HoneypotField({ id }: { readonly id: string }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={submissionNames.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function handlingNote(): string {
  const { endpoint, inbox } = builtTarget;
  if (endpoint === undefined)
    return `This opens your own mail program with the message written out, addressed to ${company.email}. Nothing is sent until you send it there.`;
  return `${inbox ? 'Goes to our inbox and' : 'Sent over an encrypted connection'} to the people who answer; used for that answer and, if you wish, a quote.`;
}
