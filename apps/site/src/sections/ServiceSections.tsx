import type { FigurePlace, Page, PagePayload, ServiceContent, ServiceSection } from '@keystrand/content';
import {
  CheckList,
  DescriptionList,
  Disclosure,
  FAQ,
  FeatureList,
  Section,
  Steps,
  Surface,
} from '@keystrand/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CitationsChecked } from './CitationsChecked';
import { citationRows, richRows, shortNames } from './descriptionRows';
import { Figures, getStepsFigure } from './Figures';
import { afterNext } from './Figures.css';
import { Paragraphs } from './Paragraphs';
import { Related } from './Related';
import type { RelatedProps } from './Related';
import * as styles from './ServiceSections.css';
import { ServiceTerms } from './ServiceTerms';

export interface ServiceSectionsProps extends Omit<RelatedProps, 'page'>, Pick<PagePayload, 'citations'> {
  readonly page: Page & ServiceContent;
  /** After the introduction, and after the figure of the steps of a page that shows it first. */
  readonly children?: ReactNode;
  /** Before the links to related pages. */
  readonly glossary?: ReactNode;
}

const sections: Record<ServiceSection, (props: ServiceSectionsProps) => ReactNode> = {
  signs: ({ page: { signs } }) => (
    <Section key="signs" headingId="signs" heading={signs.heading} tier="working">
      <CheckList mark={signs.mark} items={signs.items} />
    </Section>
  ),
  steps: ({ page }) =>
    getStepsFigure(page) ?? (
      <Section key="steps" headingId="steps" heading={page.headings.steps} tier="working">
        <Steps steps={page.steps} />
      </Section>
    ),
  deliverables: ({ page: { headings, deliverables } }) => (
    <Section key="deliverables" headingId="deliverables" heading={headings.deliverables} tier="working">
      <DescriptionList
        density="stacked"
        rows={richRows(
          deliverables.map(({ title, description, specimen }) => ({
            title,
            description: specimen
              ? [`${description} `, { type: 'link', text: 'See\u00a0a\u00a0specimen', href: `#${specimen}` }]
              : description,
          })),
        )}
      />
    </Section>
  ),
  standards: ({ page: { headings, standards, dated }, citations }) => (
    <Section key="standards" headingId="standards" heading={headings.standards} tier="service">
      <Disclosure narrowOnly summary={shortNames(standards)}>
        <DescriptionList density="stacked" rows={citationRows(standards, citations)} />
      </Disclosure>
      {dated ? <CitationsChecked /> : null}
    </Section>
  ),
  terms: ({ page }) => <ServiceTerms key="terms" headings={page.headings} terms={page.terms} />,
  questions: ({ page: { headings, questions } }) => (
    <Section key="questions" headingId="questions" heading={headings.questions} tier="service">
      <FAQ questions={questions} />
    </Section>
  ),
  related: (props) => <Related key="related" {...props} />,
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
 * Renders the content of a service page: introduction and features, then its sections in the order that the page's data
 * gives, each surface followed by the figures of its sections. Decision trees, and figures of the landing page of a category,
 * come first.
 */
export function ServiceSections(props: ServiceSectionsProps) {
  const { kind, introduction, features, figures, layout } = props.page;
  const introductionFigures = <Figures page={props.page} place="introduction" />;
  const figuresFirst = kind === 'practice' || figures?.[0]?.kind === 'decision-tree';
  const stepsFigureFirst = layout[0]?.join() === 'steps' && getStepsFigure(props.page) !== undefined;
  return (
    <>
      {figuresFirst ? introductionFigures : null}
      <Surface>
        <Section
          headingId="introduction"
          heading={introduction.heading}
          layout="split"
          className={styles.introduction}
        >
          <Paragraphs paragraphs={introduction.paragraphs} />
          <FeatureList features={features} />
        </Section>
      </Surface>
      {figuresFirst ? null : introductionFigures}
      {stepsFigureFirst ? null : props.children}
      {layout.map((surface, index) => (
        <Fragment key={surface.join()}>
          {surface.includes('related') ? props.glossary : null}
          <Surface
            className={stepsFigureFirst && index === 0 ? afterNext : undefined}
            tone={surface.every((section) => short.includes(section)) ? 'dark' : 'surface'}
          >
            {surface.map((section) => sections[section](props))}
          </Surface>
          {surface.map((section) => {
            const place = places[section];
            return place && <Figures key={place} page={props.page} place={place} />;
          })}
          {stepsFigureFirst && index === 0 ? props.children : null}
        </Fragment>
      ))}
    </>
  );
}
