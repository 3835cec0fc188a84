import { headerAction, incidentLine } from '@keystrand/content';
import type { Section } from '@keystrand/content';
import { GlowButton, TextLink } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import type { ReactNode } from 'react';
import { categoryById } from '../categoryById';
import { PageAction } from './PageAction';
import { PageHero } from './PageHero';
import type { PageHeroProps } from './PageHero';

export interface ServicePageProps extends Pick<PageHeroProps, 'crumbs' | 'figure'> {
  readonly page: PageHeroProps['page'] & { readonly action: Section };
  /** Text link next to the button, usually to a section of the page; replaced in an emergency. */
  readonly secondary: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

const consultation = { href: headerAction.path, label: headerAction.label };
const emergencyCall = { href: incidentLine.href, label: `Call ${incidentLine.number}` };

/** Renders a page about services in the hue of its category, from the hero to the closing call to action. */
export function ServicePage({ page, crumbs, figure, secondary, children }: ServicePageProps) {
  const [action, second] = 'emergency' in page ? [emergencyCall, consultation] : [consultation, secondary];
  return (
    <div className={page.category && hueClass[categoryById[page.category].hue]}>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={figure}
        actions={
          <>
            <GlowButton size="large" href={action.href}>
              {action.label}
            </GlowButton>
            <TextLink href={second.href}>{second.label}</TextLink>
          </>
        }
      />
      {children}
      <PageAction {...page.action} />
    </div>
  );
}
