import type { FormBackend } from '@keystrand/content/pages';
import { useSyncExternalStore } from 'react';

export type FormEncoding = 'form' | 'json';

/** Destination of all forms. */
export interface FormTarget {
  /** URL that forms are posted to; undefined if none is configured and forms become e-mails. */
  readonly endpoint: string | undefined;
  readonly encoding: FormEncoding;
  /** Whether the endpoint is the project's own inbox, which stores a message once even if it is sent again. */
  readonly inbox: boolean;
}

/** The target configured at build with `SITE_INBOX`, `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export const builtTarget: FormTarget = {
  endpoint: __FORM_ENDPOINT__ === '' ? undefined : __FORM_ENDPOINT__,
  encoding: __FORM_ENCODING__,
  inbox: __FORM_INBOX__,
};

/** Form backend of this build. The texts of pages depend on it. */
export const formBackend: FormBackend = builtTarget.inbox
  ? { kind: 'inbox', retentionDays: __INBOX_RETENTION_DAYS__ }
  : { kind: builtTarget.endpoint === undefined ? 'mail' : 'service' };

/** Reads the target from the first form of the site in `root`; undefined if there is none. */
export function readTarget(root: ParentNode): FormTarget | undefined {
  const form = root.querySelector('form[data-encoding]');
  const action = form?.getAttribute('action');
  if (!form || !action) return undefined;
  return {
    endpoint: action.startsWith('mailto:') ? undefined : action,
    encoding: form.getAttribute('data-encoding') === 'json' ? 'json' : 'form',
    inbox: form.hasAttribute('data-inbox'),
  };
}

let cached: FormTarget | undefined;

const subscribe = () => () => undefined;

/**
 * Returns the target of the served document's form, so that the endpoint can be changed in the HTML without a build;
 * otherwise, and during hydration, the one configured at build. Cached until the document is unloaded.
 */
export function useFormTarget(): FormTarget {
  return useSyncExternalStore(
    subscribe,
    () => (cached ??= readTarget(document) ?? builtTarget),
    () => builtTarget,
  );
}
