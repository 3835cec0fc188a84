import type { FormId } from '@keystrand/content';
import type { FormValues } from './formValues';
import { safeSessionStorage } from '../storage/safeStorage';

const keyOf = (form: FormId) => `keystrand:draft:${form}`;

/** The draft of a form as it was left in this visit; empty where there is none or where what is stored is no draft. */
export function readDraft(form: FormId): FormValues {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.read(keyOf(form)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeDraft(form: FormId, values: FormValues): void {
  safeSessionStorage.write(keyOf(form), JSON.stringify(values));
}

export function clearDraft(form: FormId): void {
  safeSessionStorage.remove(keyOf(form));
}

/**
 * Takes a text along into the message of a form, under what the draft already says; the form shows it when it is opened.
 * A text that is there already is not taken twice.
 */
export function appendToDraft(form: FormId, text: string): void {
  const draft = readDraft(form);
  const message = draft['message'] ?? '';
  if (message.includes(text)) return;
  writeDraft(form, { ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}
