import { GlowButton, LinkList, Section, Strand, Surface, TextLink } from '@keystrand/ui';
import { pageLinks } from '../../sections/pageLinks';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';

/** Renders the not-found page with links to the main sections (docs/requirements.md, section 3.2). */
export default function Page({ page, references }: PageProps<'not-found'>) {
  return (
    <>
      <PageHero
        page={page}
        crumbs={[]}
        actions={
          <>
            <GlowButton href="/" size="large">
              Go to the home page
            </GlowButton>
            <TextLink href="/services-page#find">Search the directory</TextLink>
            <TextLink href="/contact">Report the link</TextLink>
          </>
        }
        art={<Strand broken />}
      />
      <Surface>
        <Section headingId="ways" heading="Find it by name, by practice or by industry" tier="working">
          <LinkList layout="columns" rows={pageLinks(references, page.ways)} />
        </Section>
      </Surface>
    </>
  );
}
