import { DescriptionList, RichText, Section, Surface, SurfaceFooter, Steps } from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../PageProps';
import { ruled } from '../../sections/sections.css';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { Pairs } from '../../sections/Pairs';
import { Paragraphs } from '../../sections/Paragraphs';
import { RelatedSections } from '../service/ServiceSections';
import * as styles from './index.css';

/** One industry: what goes wrong there, which rules bind it, what we do about its systems, and an example. */
export default function Page({ page, crumbs, references }: PageProps<'industry'>) {
  const { introduction, risks, systems, regulation, scenario } = page;
  return (
    <div className={category.solutions}>
      <PageHero
        hero={page.hero}
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
          <Pairs items={systems} />
        </Section>
      </Surface>
      <Surface>
        <Section
          headingId="example"
          heading={scenario.heading}
          lead={<RichText text={scenario.situation} />}
          layout="split"
        >
          <div className={styles.course}>
            <Steps steps={scenario.steps} />
            <div className={ruled}>
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
