import { GlowButton, Hero, NotFoundArt, PageList, Section, Surface, TextLink } from '@keystrand/ui';
import type { PageProps } from '../PageProps';
import { pageLinks } from '../../sections/links';

/** What any unknown path answers with: it says so, and offers the ways on that most visitors look for. */
export default function Page({ page, references }: PageProps<'not-found'>) {
  return (
    <>
      <Hero
        heading={page.hero.heading}
        lead={page.hero.lead}
        actions={
          <>
            <GlowButton href="/" size="large">
              Go to the home page
            </GlowButton>
            <TextLink href="/contact">Report a broken link</TextLink>
          </>
        }
        art={<NotFoundArt />}
      />
      <Surface>
        <Section headingId="ways" heading="Where most visitors go from here">
          <PageList pages={pageLinks(references, page.ways)} />
        </Section>
      </Surface>
    </>
  );
}
