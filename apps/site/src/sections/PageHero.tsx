import { headerAction } from '@keystrand/content';
import type { CategoryId, Hero as HeroText, PagePayload } from '@keystrand/content';
import { GlowButton, Hero, StrandEmblem, TextLink } from '@keystrand/ui';

export interface PageHeroProps {
  readonly hero: HeroText;
  readonly crumbs: PagePayload['crumbs'];
  /** Draws the category's emblem beside the words. */
  readonly emblem: CategoryId;
  /** The quiet way on beside the button: mostly to a part of the page itself. */
  readonly secondary: { readonly href: string; readonly label: string };
}

/** The head of a page that offers work: where it stands, what it promises, how to ask for it. */
export function PageHero({ hero, crumbs, emblem, secondary }: PageHeroProps) {
  return (
    <Hero
      crumbs={crumbs.map(({ path, title }) => ({ href: path, label: title }))}
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
      emblem={<StrandEmblem category={emblem} />}
    />
  );
}
