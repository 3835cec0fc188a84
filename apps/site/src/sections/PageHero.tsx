import { headerAction } from '@keystrand/content';
import type { CategoryId, Hero as HeroText, PagePayload } from '@keystrand/content';
import { GlowButton, Hero, StrandEmblem, TextLink } from '@keystrand/ui';
import { categoryById } from '../categoryById';
import { pageLink } from './pageLinks';

export interface PageHeroProps {
  readonly hero: HeroText;
  readonly crumbs: PagePayload['crumbs'];
  /** Category whose emblem is shown. */
  readonly emblem: CategoryId;
  /** Text link beside the button, usually to a section of the page. */
  readonly secondary: { readonly href: string; readonly label: string };
}

/** Renders the hero of a service page: breadcrumbs, heading, lead, the header's action and the category's emblem. */
export function PageHero({ hero, crumbs, emblem, secondary }: PageHeroProps) {
  return (
    <Hero
      crumbs={crumbs.map(pageLink)}
      heading={hero.heading}
      lead={hero.lead}
      actions={
        <>
          <GlowButton size="large" href={headerAction.path}>
            {headerAction.label}
          </GlowButton>
          <TextLink href={secondary.href}>{secondary.label}</TextLink>
        </>
      }
      emblem={<StrandEmblem hue={categoryById[emblem].hue} />}
    />
  );
}
