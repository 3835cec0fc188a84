import type { ServiceContent } from '@keystrand/content';
import { CheckList, Section } from '@keystrand/ui';
import { DescriptionGrid } from './DescriptionGrid';

/** Renders duration and effort, price factors, limits and prerequisites of a service. */
export function ServiceTerms({ headings, terms }: Pick<ServiceContent, 'headings' | 'terms'>) {
  return (
    <Section headingId="terms" heading={headings.terms} tier="working">
      <DescriptionGrid
        items={[
          {
            title: 'How long it takes',
            description: terms.effort ? `${terms.duration} Typical effort: ${terms.effort}` : terms.duration,
          },
          {
            title: 'What moves the price',
            description: <CheckList mark="factor" items={terms.priceFactors} />,
          },
          { title: 'What it will not do', description: terms.limits },
          { title: 'What we ask of you', description: <CheckList mark="required" items={terms.asked} /> },
        ]}
      />
    </Section>
  );
}
