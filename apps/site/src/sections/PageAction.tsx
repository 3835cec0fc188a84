import { headerAction } from '@keystrand/content';
import { CallToAction, GlowButton, TextLink } from '@keystrand/ui';

export interface PageActionProps {
  readonly heading: string;
  readonly text: string;
}

/** Renders the closing call to action: book the free consultation or send an inquiry. */
export function PageAction({ heading, text }: PageActionProps) {
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
