import type { PagePayload } from '@keystrand/content';
import { Hero } from '@keystrand/ui';
import type { HeroProps } from '@keystrand/ui';
import { pageLink } from './pageLinks';

export interface PageHeroProps
  extends Pick<PagePayload, 'crumbs'>, Pick<HeroProps, 'actions' | 'art' | 'emblem'> {
  readonly page: Pick<PagePayload['page'], 'title' | 'hero'>;
}

/** Renders the hero of an inner page: breadcrumbs, the page's name and slogan, and lead. */
export function PageHero({ page, crumbs, ...rest }: PageHeroProps) {
  return <Hero {...rest} heading={page.title} {...page.hero} crumbs={crumbs.map(pageLink)} />;
}
