import type { PagePayload } from '@keystrand/content';
import { Hero } from '@keystrand/ui';
import type { HeroProps } from '@keystrand/ui';
import { renderHeroFigure } from '../figures/figureParts';
import { pageLink } from './pageLinks';

export interface PageHeroProps
  extends Pick<PagePayload, 'crumbs'>, Pick<HeroProps, 'actions' | 'art' | 'className' | 'figure'> {
  readonly page: PagePayload['page'];
}

/** Renders the hero of an inner page: breadcrumbs, name, slogan, lead, and its own drawing or the lines of its first figure. */
export function PageHero({ page, crumbs, figure, ...rest }: PageHeroProps) {
  return (
    <Hero
      {...rest}
      heading={page.title}
      {...page.hero}
      crumbs={crumbs.map(pageLink)}
      figure={figure ?? renderHeroFigure(page)}
    />
  );
}
