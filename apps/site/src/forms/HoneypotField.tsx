import { visuallyHidden } from '@keystrand/ui/theme';
import { trapName } from './honeypot';

/** A field that people neither see, hear nor reach; programs that fill in every field give themselves away by it. */
export function HoneypotField({ id }: { readonly id: string }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
