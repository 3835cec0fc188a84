/** Form backend of a build. The privacy policy depends on it. */
export type FormBackend =
  /** The form composes an e-mail in the visitor's mail program. */
  | { readonly kind: 'mail' }
  /** The form is posted to a service that the company has chosen. */
  | { readonly kind: 'service' }
  /** The form is posted to the project's own inbox. */
  | {
      readonly kind: 'inbox';
      /** Days after which the inbox deletes an inquiry. */
      readonly retentionDays: number;
    };
