import { headerAction } from '@keystrand/content';
import { CallToAction, GlowButton, TextLink } from '@keystrand/ui';

export interface PageActionProps {
  readonly heading: string;
  readonly text: string;
}

/** How a page that offers work closes: the free consultation, or an inquiry in writing. */
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
