import type { PagePayload, ServiceContent } from '@keystrand/content';
import {
  CheckList,
  DescriptionList,
  FeatureList,
  PageList,
  FAQ,
  Section,
  Surface,
  SurfaceFooter,
  Steps,
} from '@keystrand/ui';
import { introduction as introductionClass, ruled } from '../../sections/sections.css';
import { pageLinks } from '../../sections/links';
import { Pairs } from '../../sections/Pairs';
import { Paragraphs } from '../../sections/Paragraphs';

/** The case for it: what it is for the buyer, what stands out, and how to know that it is needed. */
export function CaseSheet({ introduction, features, signs }: ServiceContent) {
  return (
    <Surface>
      <div className={introductionClass}>
        <Section headingId="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <div className={ruled}>
          <FeatureList features={features} />
        </div>
      </div>
      <SurfaceFooter>
        <Section headingId="signs" heading={signs.heading} layout="split">
          <CheckList items={signs.items} />
        </Section>
      </SurfaceFooter>
    </Surface>
  );
}

/** The work: its steps, what is in hand when it ends, and what it is held to. */
export function WorkSheet({ steps, deliverables, standards }: ServiceContent) {
  return (
    <Surface>
      <Section headingId="steps" heading="How the work goes" layout="split">
        <Steps steps={steps} />
      </Section>
      <Section headingId="deliverables" heading="What you hold at the end">
        <DescriptionList rows={deliverables} />
      </Section>
      <SurfaceFooter>
        <Section headingId="standards" heading="What it is held to" layout="split">
          <DescriptionList
            density="stacked"
            rows={standards.map(({ name, use }) => ({ title: name, description: use }))}
          />
        </Section>
      </SurfaceFooter>
    </Surface>
  );
}

/** What a buyer has to know before signing, asks, and reads next. */
export function TermsSheet({ terms, ...onward }: ServiceContent & Pick<PagePayload, 'references'>) {
  return (
    <Surface>
      <Section headingId="terms" heading="Time, price and limits">
        <Pairs
          items={[
            { title: 'How long it takes', description: terms.duration },
            {
              title: 'What moves the price',
              description: <CheckList mark="dash" items={terms.priceFactors} />,
            },
            { title: 'What it will not do', description: terms.limits },
            { title: 'What we ask of you', description: <CheckList items={terms.asked} /> },
          ]}
        />
      </Section>
      <RelatedSections {...onward} />
    </Surface>
  );
}

/** What buyers ask, and where they go next. */
export function RelatedSections({
  questions,
  related,
  references,
}: Pick<ServiceContent, 'questions' | 'related'> & Pick<PagePayload, 'references'>) {
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
