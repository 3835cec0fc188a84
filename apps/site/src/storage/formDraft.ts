import type { FormId } from '@keystrand/content';
import { parseObject, safeSessionStorage } from './safeStorage';

export type FormDraft = Readonly<Record<string, string>>;

const getKey = (form: FormId) => `keystrand:draft:${form}`;

/** Returns the draft that was saved in this tab session; empty if there is none or the stored text is not a draft. */
export function readDraft(form: FormId): FormDraft {
  const stored = Object.entries(parseObject(safeSessionStorage.read(getKey(form))));
  return Object.fromEntries(
    stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function writeDraft(form: FormId, draft: FormDraft): void {
  safeSessionStorage.write(getKey(form), JSON.stringify(draft));
}

export function clearDraft(form: FormId): void {
  safeSessionStorage.remove(getKey(form));
}

/** Appends text to the `message` of a draft, once. A form that is already mounted does not show the change. */
export function appendToDraft(form: FormId, text: string): void {
  const draft = readDraft(form);
  const message = draft['message'] ?? '';
  if (message.includes(text)) return;
  writeDraft(form, { ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}
