import { headerAction } from '@keystrand/content';
import type { CategoryId } from '@keystrand/content';
import { GlowButton, StrandEmblem, TextLink } from '@keystrand/ui';
import { categoryById } from '../categoryById';
import { PageHero } from './PageHero';
import type { PageHeroProps } from './PageHero';

export interface ServiceHeroProps extends Pick<PageHeroProps, 'page' | 'crumbs'> {
  /** Category whose emblem is shown. */
  readonly emblem: CategoryId;
  /** Text link beside the button, usually to a section of the page. */
  readonly secondary: { readonly href: string; readonly label: string };
}

/** Renders the hero of a service page: with the header's action and the category's emblem. */
export function ServiceHero({ emblem, secondary, ...rest }: ServiceHeroProps) {
  return (
    <PageHero
      {...rest}
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
