export type FormEncoding = 'form' | 'json';

/** Where forms go. */
export interface FormTarget {
  /** Address that takes the forms; undefined where none is configured and forms become e-mails. */
  readonly endpoint: string | undefined;
  readonly encoding: FormEncoding;
}

/** Marks the form element that carries the target in its attributes. */
export const formSelector = 'form[data-encoding]';

/** What the site was built with: `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export const builtTarget: FormTarget = {
  endpoint: __FORM_ENDPOINT__ === '' ? undefined : __FORM_ENDPOINT__,
  encoding: __FORM_ENCODING__,
};

/** Reads the target out of a form as it stands in the document; undefined where there is no form. */
export function readTarget(root: ParentNode): FormTarget | undefined {
  const form = root.querySelector(formSelector);
  const action = form?.getAttribute('action');
  if (!form || !action) return undefined;
  return {
    endpoint: action.startsWith('mailto:') ? undefined : action,
    encoding: form.getAttribute('data-encoding') === 'json' ? 'json' : 'form',
  };
}

let found: FormTarget | undefined;

/**
 * Where forms go: what the served document says, so that a copy of the site can be given another endpoint without a
 * build; what the build says where the document held no form. Settled once a visit.
 */
export function currentTarget(): FormTarget {
  found ??= readTarget(document) ?? builtTarget;
  return found;
}
