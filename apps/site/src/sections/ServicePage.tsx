import { headerAction, incidentLine } from '@keystrand/content';
import type { Section } from '@keystrand/content';
import { hueClass } from '@keystrand/ui/theme';
import type { ReactNode } from 'react';
import { categoryById } from '../categoryById';
import { Actions, PageAction } from './PageAction';
import { PageHero } from './PageHero';
import type { ActionsProps } from './PageAction';
import type { PageHeroProps } from './PageHero';

export interface ServicePageProps extends Pick<PageHeroProps, 'crumbs' | 'figure'> {
  readonly page: PageHeroProps['page'] & { readonly action: Section };
  /** Text link next to the button, usually to a section of the page; replaced in an emergency. */
  readonly secondary: Omit<ActionsProps, 'action'>;
  readonly children: ReactNode;
}

const emergencyActions = {
  action: { path: incidentLine.href, label: `Call ${incidentLine.number}` },
  href: headerAction.path,
  label: headerAction.label,
};

/** Renders a page about services in the hue of its category, from the hero to the closing call to action. */
export function ServicePage({ page, crumbs, figure, secondary, children }: ServicePageProps) {
  return (
    <div className={page.category && hueClass[categoryById[page.category].hue]}>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={figure}
        actions={<Actions {...('emergency' in page ? emergencyActions : secondary)} />}
      />
      {children}
      <PageAction {...page.action} />
    </div>
  );
}
