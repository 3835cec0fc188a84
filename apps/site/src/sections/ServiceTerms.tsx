import type { ServiceContent, ServiceTerm } from '@keystrand/content';
import { CheckList, DescriptionList, Section } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { TermDuration } from './TermDuration';

type Terms = ServiceContent['terms'];

const descriptions: Record<ServiceTerm, (terms: Terms) => ReactNode> = {
  duration: ({ duration, effort }) => (
    <TermDuration text={effort ? `${duration} Typical effort: ${effort}` : duration} />
  ),
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
