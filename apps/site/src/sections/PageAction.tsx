import { headerAction } from '@keystrand/content';
import type { Section } from '@keystrand/content';
import { CallToAction, GlowButton, TextLink } from '@keystrand/ui';

/** Renders the closing call to action: book the free consultation or send an inquiry. */
export function PageAction({ heading, text }: Section) {
  return (
    <CallToAction
      heading={heading}
      text={text}
      actions={
        <>
          <GlowButton size="large" href={headerAction.path}>
            {headerAction.label}
          </GlowButton>
          <TextLink href="/inquire-now">Send an inquiry</TextLink>
        </>
      }
    />
  );
}
