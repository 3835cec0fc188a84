import type { ServiceContent, ServiceTerm } from '@keystrand/content';
import { CheckList, DescriptionList, DurationBar, Section } from '@keystrand/ui';
import type { ReactNode } from 'react';

type Terms = ServiceContent['terms'];

/** Renders how long a service takes: the words, and the first range in them, such as '2 to 3 weeks', as a bar. */
function renderDuration({ duration, effort }: Terms) {
  const text = effort ? `${duration} Typical effort: ${effort}` : duration;
  // A range that follows another number is a part of the service.
  const [, min, max, unit] = /^\D*([\d.]+) to ([\d.]+) (days|weeks|months)/.exec(text) ?? [];
  return (
    <>
      {text}
      {unit ? <DurationBar min={Number(min)} max={Number(max)} unit={unit} /> : null}
    </>
  );
}

const descriptions: Record<ServiceTerm, (terms: Terms) => ReactNode> = {
  duration: renderDuration,
  priceFactors: ({ priceFactors }) => <CheckList mark="factor" items={priceFactors ?? []} />,
  limits: ({ limits }) => limits,
  asked: ({ asked }) => <CheckList mark="required" items={asked} />,
};

/** Renders duration and effort, price factors, limits and prerequisites of a service, as its page orders and titles them. */
export function ServiceTerms({ headings, terms }: Pick<ServiceContent, 'headings' | 'terms'>) {
  const titles = Object.entries(terms.titles) as [ServiceTerm, string][];
  return (
    <Section headingId="terms" heading={headings.terms} tier="working">
      <DescriptionList
        density="stacked"
        rows={titles.map(([term, title]) => ({ title, description: descriptions[term](terms) }))}
      />
    </Section>
  );
}
