import {
  ArrowLink,
  DefinitionRows,
  Metrics,
  QuestionList,
  RowList,
  Section,
  Sheet,
  SheetFoot,
  Steps,
} from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../../loading/kinds';
import { PageAction } from '../frame/PageAction';
import { PageHero } from '../frame/PageHero';
import { Paragraphs } from '../frame/Paragraphs';
import * as styles from './index.css';

/**
 * The landing page of IT consulting. It has no navigation bar (specification, section 2), so it carries its own
 * way on: its five pages, and from there to the rest of the site.
 */
export default function Page({ page, payload }: PageProps<'consulting-home'>) {
  const { introduction, principles, engagement, metrics, questions } = page;
  return (
    <div className={category.consulting}>
      <PageHero
        hero={page.hero}
        crumbs={[{ path: '/', title: 'Home', summary: '' }, ...payload.crumbs]}
        emblem="consulting"
        secondary={{ href: '/contact', label: 'Contact us' }}
      />
      <Sheet>
        <Section id="pages" heading="Five fields, five questions">
          <nav aria-labelledby="pages" className={styles.ways}>
            <RowList
              rows={page.pages.map(({ path, question, answer }) => ({
                href: path,
                title: payload.references[path]?.title ?? question,
                text: (
                  <>
                    <span className={styles.question}>{question}</span>
                    {answer}
                  </>
                ),
              }))}
            />
            <div className={styles.elsewhere}>
              <ArrowLink href="/">Home</ArrowLink>
              <ArrowLink href="/services-page">All services</ArrowLink>
              <ArrowLink href="/about">About</ArrowLink>
              <ArrowLink href="/contact">Contact</ArrowLink>
            </div>
          </nav>
        </Section>
      </Sheet>
      <Sheet>
        <Section id="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <Section id="principles" heading="Rules we advise by">
          <DefinitionRows rows={principles} />
        </Section>
        <SheetFoot>
          <Section id="figures" heading="In figures" layout="split">
            <Metrics layout="grid" metrics={metrics} />
          </Section>
        </SheetFoot>
      </Sheet>
      <Sheet>
        <Section id="engagement" heading={engagement.heading} layout="split">
          <Steps steps={engagement.steps} />
        </Section>
        <Section id="questions" heading="Asked before signing" layout="split">
          <QuestionList questions={questions} />
        </Section>
      </Sheet>
      <PageAction {...page.action} />
    </div>
  );
}
