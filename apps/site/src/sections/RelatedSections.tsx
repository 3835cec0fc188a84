import type { PagePayload, ServiceContent } from '@keystrand/content';
import { FAQ, PageList, Section } from '@keystrand/ui';
import { pageLinks } from './pageLinks';

export type RelatedSectionsProps = Pick<ServiceContent, 'questions' | 'related'> &
  Pick<PagePayload, 'references'>;

/** Renders the frequently asked questions of a page and links to related pages. */
export function RelatedSections({ questions, related, references }: RelatedSectionsProps) {
  return (
    <>
      <Section headingId="questions" heading="Asked before signing" layout="split">
        <FAQ questions={questions} />
      </Section>
      <Section headingId="related" heading="Often read next">
        <PageList pages={pageLinks(references, related)} />
      </Section>
    </>
  );
}
