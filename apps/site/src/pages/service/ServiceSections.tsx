import type { PagePayload, ServiceSubstance } from '@keystrand/content';
import {
  CheckList,
  DefinitionRows,
  FeatureList,
  PageList,
  QuestionList,
  Section,
  Sheet,
  SheetFoot,
  Steps,
} from '@keystrand/ui';
import { introduction as introductionClass, ruled } from '../frame/frame.css';
import { pageLinks } from '../frame/links';
import { Pairs } from '../frame/Pairs';
import { Paragraphs } from '../frame/Paragraphs';

/** The case for it: what it is for the buyer, what stands out, and how to know that it is needed. */
export function CaseSheet({ introduction, features, signs }: ServiceSubstance) {
  return (
    <Sheet>
      <div className={introductionClass}>
        <Section id="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <div className={ruled}>
          <FeatureList features={features} />
        </div>
      </div>
      <SheetFoot>
        <Section id="signs" heading={signs.heading} layout="split">
          <CheckList items={signs.items} />
        </Section>
      </SheetFoot>
    </Sheet>
  );
}

/** The work: its steps, what is in hand when it ends, and what it is held to. */
export function WorkSheet({ steps, deliverables, standards }: ServiceSubstance) {
  return (
    <Sheet>
      <Section id="steps" heading="How the work goes" layout="split">
        <Steps steps={steps} />
      </Section>
      <Section id="deliverables" heading="What you hold at the end">
        <DefinitionRows rows={deliverables} />
      </Section>
      <SheetFoot>
        <Section id="standards" heading="What it is held to" layout="split">
          <DefinitionRows
            density="stacked"
            rows={standards.map(({ name, use }) => ({ title: name, description: use }))}
          />
        </Section>
      </SheetFoot>
    </Sheet>
  );
}

/** What a buyer has to know before signing, asks, and reads next. */
export function TermsSheet({ terms, ...onward }: ServiceSubstance & Pick<PagePayload, 'references'>) {
  return (
    <Sheet>
      <Section id="terms" heading="Time, price and limits">
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
      <Onward {...onward} />
    </Sheet>
  );
}

/** What buyers ask, and where they go next. */
export function Onward({
  questions,
  related,
  references,
}: Pick<ServiceSubstance, 'questions' | 'related'> & Pick<PagePayload, 'references'>) {
  return (
    <>
      <Section id="questions" heading="Asked before signing" layout="split">
        <QuestionList questions={questions} />
      </Section>
      <Section id="related" heading="Often read next">
        <PageList pages={pageLinks(references, related)} />
      </Section>
    </>
  );
}
