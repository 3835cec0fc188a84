import { company, headerAction } from '@keystrand/content';
import type { Section } from '@keystrand/content';
import { CallToAction, GlowButton, TextLink } from '@keystrand/ui';

export interface ActionsProps {
  /** The button. @default the consultation */
  readonly action?: { readonly path: string; readonly label: string };
  readonly href: string;
  readonly label: string;
}

export function Actions({ action = headerAction, href, label }: ActionsProps) {
  return (
    <>
      <GlowButton size="large" href={action.path}>
        {action.label}
      </GlowButton>
      <TextLink href={href}>{label}</TextLink>
    </>
  );
}

/** Renders the closing call to action: book the free consultation or send an inquiry. Printed with e-mail and telephone. */
export function PageAction({
  heading,
  text,
  label = 'Send an inquiry',
}: Section & { readonly label?: string }) {
  return (
    <CallToAction
      heading={heading}
      text={text}
      data-contact={`${company.email} · ${company.phone.display}`}
      actions={<Actions href="/inquire-now" label={label} />}
    />
  );
}
