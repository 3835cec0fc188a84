import type { FigurePlace, Page, PagePayload, ServiceContent, ServiceSection } from '@keystrand/content';
import { CheckList, DescriptionList, FAQ, PageList, RichText, Section, Steps, Surface } from '@keystrand/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { citationRows } from './citationRows';
import { Figures, timelineOf } from './Figures';
import { relatedLinks } from './pageLinks';
import { RelatedArticles } from './RelatedArticles';
import { ServiceTerms } from './ServiceTerms';

export interface ServiceSectionsProps extends Pick<PagePayload, 'articles' | 'citations' | 'references'> {
  readonly page: Page & ServiceContent;
}

const sections: Record<ServiceSection, (props: ServiceSectionsProps) => ReactNode> = {
  signs: ({ page: { signs } }) => (
    <Section key="signs" headingId="signs" heading={signs.heading} tier="working" layout="split">
      <CheckList mark={signs.mark} items={signs.items} />
    </Section>
  ),
  steps: ({ page }) =>
    timelineOf(page) ?? (
      <Section key="steps" headingId="steps" heading={page.headings.steps} tier="working" layout="split">
        <Steps steps={page.steps} />
      </Section>
    ),
  deliverables: ({ page: { headings, deliverables } }) => (
    <Section key="deliverables" headingId="deliverables" heading={headings.deliverables} tier="working">
      <DescriptionList
        rows={deliverables.map(({ title, description, specimen }) => ({
          title,
          description: specimen ? (
            <RichText
              text={[`${description} `, { type: 'link', text: 'See a specimen', href: `#${specimen}` }]}
            />
          ) : (
            description
          ),
        }))}
      />
    </Section>
  ),
  standards: ({ page: { headings, standards }, citations }) => (
    <Section key="standards" headingId="standards" heading={headings.standards} tier="service">
      <DescriptionList density="stacked" rows={citationRows(standards, citations)} />
    </Section>
  ),
  terms: ({ page }) => <ServiceTerms key="terms" headings={page.headings} terms={page.terms} />,
  questions: ({ page: { headings, questions } }) => (
    <Section key="questions" headingId="questions" heading={headings.questions} tier="service">
      <FAQ questions={questions} />
    </Section>
  ),
  related: ({ page: { headings, related }, references, articles }) => (
    <Fragment key="related">
      <Section headingId="related" heading={headings.related} tier="service">
        <PageList pages={relatedLinks(references, related)} />
      </Section>
      <RelatedArticles articles={articles} />
    </Fragment>
  ),
};

/** Sections that are short enough to have particles behind them. */
const short: readonly ServiceSection[] = ['signs', 'related'];

/** Places of figures that follow a section. */
const places: Partial<Record<ServiceSection, FigurePlace>> = {
  steps: 'process',
  deliverables: 'deliverables',
  terms: 'terms',
};

/**
 * Renders the sections of a service page below its introduction, in the order that the page's data gives, each surface
 * followed by the figures of its sections.
 */
export function ServiceSections(props: ServiceSectionsProps) {
  return props.page.layout.map((surface) => (
    <Fragment key={surface.join()}>
      <Surface tone={surface.every((section) => short.includes(section)) ? 'translucent' : 'opaque'}>
        {surface.map((section) => sections[section](props))}
      </Surface>
      {surface.map((section) => {
        const place = places[section];
        return place && <Figures key={place} page={props.page} place={place} />;
      })}
    </Fragment>
  ));
}
