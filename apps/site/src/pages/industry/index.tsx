import { lawCheckedOn } from '@keystrand/content';
import { DescriptionList, FAQ, PageList, RichText, Section, Steps, Surface, Time } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { categoryRule } from '../../sections/categoryRule.css';
import { citationRows } from '../../sections/citationRows';
import { DescriptionGrid } from '../../sections/DescriptionGrid';
import { relatedLinks } from '../../sections/pageLinks';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { RelatedArticles } from '../../sections/RelatedArticles';
import { ServiceHero } from '../../sections/ServiceHero';
import { Paragraphs } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders an industry page: risks, regulation, systems and a worked example. */
export default function Page({ page, crumbs, references, citations, articles }: PageProps<'industry'>) {
  const { headings, introduction, risks, systems, regulation, scenario } = page;
  const rules = (
    <Surface>
      <Section headingId="regulation" heading={headings.regulation} tier="working">
        <DescriptionList rows={citationRows(regulation, citations)} />
        <p className={styles.checked}>
          Citations checked on <Time date={lawCheckedOn} />. The official text in force prevails; links to EU
          acts lead to their current and earlier versions.
        </p>
      </Section>
      <Section headingId="systems" heading={headings.systems} tier="working">
        <DescriptionGrid items={systems} />
      </Section>
    </Surface>
  );
  const example = (
    <Surface>
      <Section
        headingId="example"
        heading={scenario.heading}
        lead={<RichText text={scenario.situation} />}
        layout="split"
      >
        <div className={styles.example}>
          <Steps steps={scenario.steps} />
          <div className={categoryRule}>
            <h3 className={styles.outcomeHeading}>{headings.outcome}</h3>
            <p>
              <RichText text={scenario.outcome} />
            </p>
          </div>
        </div>
      </Section>
    </Surface>
  );
  return (
    <div className={hueClass[categoryById.solutions.hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        secondary={{ href: '#example', label: 'Read a worked example' }}
      />
      <Surface>
        <Section headingId="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface tone="translucent">
        <Section headingId="risks" heading={headings.risks} tier="working">
          <DescriptionList rows={risks} density="stacked" />
        </Section>
      </Surface>
      <Figures page={page} place="risks" />
      {page.first === 'scenario' ? (
        <>
          {example}
          {rules}
          <Figures page={page} place="systems" />
        </>
      ) : (
        <>
          {rules}
          <Figures page={page} place="systems" />
          {example}
        </>
      )}
      <Surface>
        <Section headingId="questions" heading={headings.questions} tier="service">
          <FAQ questions={page.questions} />
        </Section>
      </Surface>
      <Surface tone="translucent">
        <Section headingId="related" heading={headings.related} tier="service">
          <PageList pages={relatedLinks(references, page.related)} />
        </Section>
        <RelatedArticles articles={articles} />
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
