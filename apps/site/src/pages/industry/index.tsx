import { DescriptionList, RichText, Section, Surface, SurfaceFooter, Steps } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { categoryRule } from '../../sections/categoryRule.css';
import { DescriptionGrid } from '../../sections/DescriptionGrid';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { Paragraphs } from '../../sections/Paragraphs';
import { RelatedSections } from '../../sections/RelatedSections';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders an industry page: risks, regulation, systems and a worked example. */
export default function Page({ page, crumbs, references }: PageProps<'industry'>) {
  const { introduction, risks, systems, regulation, scenario } = page;
  return (
    <div className={hueClass[categoryById.solutions.hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        emblem="solutions"
        secondary={{ href: '#example', label: 'Read a worked example' }}
      />
      <Surface>
        <Section headingId="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <SurfaceFooter>
          <Section headingId="risks" heading="What tends to go wrong" layout="split">
            <DescriptionList rows={risks} density="stacked" />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section headingId="regulation" heading="Rules that bind the work">
          <DescriptionList rows={regulation.map(({ name, use }) => ({ title: name, description: use }))} />
        </Section>
        <Section headingId="systems" heading="Systems we usually find, and what we do with them">
          <DescriptionGrid items={systems} />
        </Section>
      </Surface>
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
              <h3 className={styles.outcomeHeading}>Where that leaves them</h3>
              <p>
                <RichText text={scenario.outcome} />
              </p>
            </div>
          </div>
        </Section>
      </Surface>
      <Surface>
        <RelatedSections {...page} references={references} />
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
