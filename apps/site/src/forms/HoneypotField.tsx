import { submissionNames } from '@keystrand/content';
import { visuallyHidden } from '@keystrand/ui/theme';

/** Renders the honeypot field: hidden from sight, screen readers and the tab order, so that only bots fill it in. */
export function HoneypotField({ id }: { readonly id: string }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={submissionNames.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
