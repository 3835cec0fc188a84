import { headerAction, incidentLine } from '@keystrand/content';
import { GlowButton, TextLink } from '@keystrand/ui';
import { PageHero } from './PageHero';
import type { PageHeroProps } from './PageHero';

export interface ServiceHeroProps extends Pick<PageHeroProps, 'page' | 'crumbs'> {
  /** Whether the first action is to call the emergency line, before the consultation. @default false */
  readonly emergency?: boolean | undefined;
  /** Text link beside the button, usually to a section of the page; replaced in an emergency. */
  readonly secondary: { readonly href: string; readonly label: string };
}

const consultation = { href: headerAction.path, label: headerAction.label };

/** Renders the hero of a service page: with the header's action. */
export function ServiceHero({ emergency = false, secondary, ...rest }: ServiceHeroProps) {
  const [action, second] = emergency
    ? [{ href: incidentLine.href, label: `Call ${incidentLine.number}` }, consultation]
    : [consultation, secondary];
  return (
    <PageHero
      {...rest}
      actions={
        <>
          <GlowButton size="large" href={action.href}>
            {action.label}
          </GlowButton>
          <TextLink href={second.href}>{second.label}</TextLink>
        </>
      }
    />
  );
}
