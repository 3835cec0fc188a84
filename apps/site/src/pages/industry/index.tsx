import { DescriptionList, FAQ, RichText, Section, Steps, Surface } from '@keystrand/ui';
import { Fragment } from 'react';
import { CitationsChecked } from '../../sections/CitationsChecked';
import { citationRows } from '../../sections/descriptionRows';
import { Figures } from '../../sections/Figures';
import { TextSection } from '../../sections/Paragraphs';
import { Related } from '../../sections/Related';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';

/** Renders an industry page: risks, regulation, systems and a worked example. */
export default function Page({ page, crumbs, references, citations, articles }: PageProps<'industry'>) {
  const { headings, introduction, risks, systems, regulation, scenario } = page;
  const rules = (
    <Fragment key="rules">
      <Surface>
        <Section headingId="regulation" heading={headings.regulation} tier="working">
          <DescriptionList rows={citationRows(regulation, citations)} />
          <CitationsChecked />
        </Section>
        <Section headingId="systems" heading={headings.systems} tier="working">
          <DescriptionList density="stacked" rows={systems} />
        </Section>
      </Surface>
      <Figures page={page} place="systems" />
    </Fragment>
  );
  const example = (
    <Surface key="example">
      <Section
        headingId="example"
        heading={scenario.heading}
        lead={<RichText text={scenario.situation} />}
        layout="sideBySide"
      >
        <Steps steps={scenario.steps} />
      </Section>
      <Section heading={headings.outcome} level={3} tier="minor" layout="split" ruled>
        <p>
          <RichText text={scenario.outcome} />
        </p>
      </Section>
    </Surface>
  );
  return (
    <ServicePage page={page} crumbs={crumbs} secondary={{ href: '#example', label: 'Read a worked example' }}>
      <Surface>
        <TextSection headingId="introduction" {...introduction} />
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface tone="translucent">
        <Section headingId="risks" heading={headings.risks} tier="working">
          <DescriptionList rows={risks} density="stacked" />
        </Section>
      </Surface>
      <Figures page={page} place="risks" />
      {page.first === 'scenario' ? [example, rules] : [rules, example]}
      <Surface>
        <Section headingId="questions" heading={headings.questions} tier="service">
          <FAQ questions={page.questions} />
        </Section>
      </Surface>
      <Surface tone="translucent">
        <Related page={page} references={references} articles={articles} />
      </Surface>
    </ServicePage>
  );
}
