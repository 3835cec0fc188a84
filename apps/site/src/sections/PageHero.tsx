import type { PagePayload } from '@keystrand/content';
import { Hero } from '@keystrand/ui';
import type { HeroProps } from '@keystrand/ui';
import { useContext } from 'react';
import { ParticleControl } from '../shell/particles/ParticleControl';
import { pageLink } from './pageLinks';

export interface PageHeroProps
  extends Pick<PagePayload, 'crumbs'>, Pick<HeroProps, 'actions' | 'art' | 'emblem'> {
  readonly page: Pick<PagePayload['page'], 'title' | 'hero'>;
}

/** Renders the hero of an inner page: breadcrumbs, the page's name and slogan, lead, and the control of the particles. */
export function PageHero({ page, crumbs, ...rest }: PageHeroProps) {
  return (
    <Hero
      {...rest}
      heading={page.title}
      {...page.hero}
      crumbs={crumbs.map(pageLink)}
      control={useContext(ParticleControl)}
    />
  );
}
