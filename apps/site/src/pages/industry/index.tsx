import { DescriptionList, Disclosure, FAQ, RichText, Section, Steps, Surface } from '@keystrand/ui';
import { CitationsChecked } from '../../sections/CitationsChecked';
import { citationRows, shortNames } from '../../sections/descriptionRows';
import { Figures } from '../../sections/Figures';
import { TextSection } from '../../sections/Paragraphs';
import { Related } from '../../sections/Related';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';

/** Renders an industry page: risks, regulation, systems and a worked example. */
export default function Page(props: PageProps<'industry'>) {
  const { page, crumbs, citations } = props;
  const { headings, introduction, risks, systems, regulation, scenario } = page;
  return (
    <ServicePage page={page} crumbs={crumbs} secondary={{ href: '#example', label: 'Read a worked example' }}>
      <Surface>
        <TextSection headingId="introduction" {...introduction} />
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface tone="dark">
        <Section headingId="risks" heading={headings.risks} tier="working">
          <DescriptionList rows={risks} density="stacked" />
        </Section>
      </Surface>
      <Figures page={page} place="risks" />
      <Surface>
        <Section
          headingId="example"
          heading={scenario.heading}
          lead={<RichText text={scenario.situation} />}
          tier="working"
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
      <Surface>
        <Section headingId="regulation" heading={headings.regulation} tier="working">
          {regulation.map(({ title, rules }) => (
            <Section key={title} heading={title} level={3} tier="minor">
              <Disclosure narrowOnly summary={shortNames(rules)}>
                <DescriptionList rows={citationRows(rules, citations)} />
              </Disclosure>
            </Section>
          ))}
          <CitationsChecked />
        </Section>
        <Section headingId="systems" heading={headings.systems} tier="working">
          <DescriptionList density="stacked" rows={systems} />
        </Section>
      </Surface>
      <Figures page={page} place="systems" />
      <Surface>
        <Section headingId="questions" heading={headings.questions} tier="service">
          <FAQ questions={page.questions} />
        </Section>
      </Surface>
      <Surface tone="dark">
        <Related {...props} />
      </Surface>
    </ServicePage>
  );
}
