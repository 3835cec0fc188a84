import type { PagePayload, ServiceContent } from '@keystrand/content';
import { CheckList, Section, Surface } from '@keystrand/ui';
import { DescriptionGrid } from './DescriptionGrid';
import { RelatedSections } from './RelatedSections';

/** Renders duration, price factors, limits and prerequisites of a service, then questions and related pages. */
export function ServiceTerms({
  terms,
  questions,
  related,
  references,
}: ServiceContent & Pick<PagePayload, 'references'>) {
  return (
    <Surface>
      <Section headingId="terms" heading="Time, price and limits">
        <DescriptionGrid
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
      <RelatedSections questions={questions} related={related} references={references} />
    </Surface>
  );
}
