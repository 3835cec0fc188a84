import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../PageProps';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { CaseSheet, TermsSheet, WorkSheet } from './ServiceSections';

/** One service: why, how, with what in hand, on which terms. */
export default function Page({ page, crumbs, references }: PageProps<'service'>) {
  return (
    <div className={category[page.category]}>
      <PageHero
        hero={page.hero}
        crumbs={crumbs}
        emblem={page.category}
        secondary={{ href: '#terms', label: 'Time, price and limits' }}
      />
      <CaseSheet {...page} />
      <WorkSheet {...page} />
      <TermsSheet {...page} references={references} />
      <PageAction {...page.action} />
    </div>
  );
}
