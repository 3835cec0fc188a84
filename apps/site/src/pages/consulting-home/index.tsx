import {
  ArrowLink,
  DescriptionList,
  Metrics,
  FAQ,
  LinkList,
  Section,
  Surface,
  SurfaceFooter,
  Steps,
} from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../PageProps';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { Paragraphs } from '../../sections/Paragraphs';
import * as styles from './index.css';

/**
 * The landing page of IT consulting. It has no navigation bar (specification, section 2), so it carries its own
 * way on: its five pages, and from there to the rest of the site.
 */
export default function Page({ page, crumbs, references }: PageProps<'consulting-home'>) {
  const { introduction, principles, engagement, metrics, questions } = page;
  return (
    <div className={category.consulting}>
      <PageHero
        hero={page.hero}
        crumbs={[{ path: '/', title: 'Home', summary: '' }, ...crumbs]}
        emblem="consulting"
        secondary={{ href: '/contact', label: 'Contact us' }}
      />
      <Surface>
        <Section headingId="pages" heading="Five fields, five questions">
          <nav aria-labelledby="pages" className={styles.ways}>
            <LinkList
              rows={page.pages.map(({ path, question, answer }) => ({
                href: path,
                title: references[path]?.title ?? question,
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
      </Surface>
      <Surface>
        <Section headingId="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <Section headingId="principles" heading="Rules we advise by">
          <DescriptionList rows={principles} />
        </Section>
        <SurfaceFooter>
          <Section headingId="figures" heading="In figures" layout="split">
            <Metrics layout="grid" metrics={metrics} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section headingId="engagement" heading={engagement.heading} layout="split">
          <Steps steps={engagement.steps} />
        </Section>
        <Section headingId="questions" heading="Asked before signing" layout="split">
          <FAQ questions={questions} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
