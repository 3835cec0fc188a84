import { figuresNote, topLinks } from '@keystrand/content';
import { TextLink, DescriptionList, FAQ, LinkList, Metrics, Section, Surface, Steps } from '@keystrand/ui';
import { Figures } from '../../sections/Figures';
import { TextSection } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const otherPages = [
  { path: '/', label: 'Home' },
  { path: '/services-page', label: 'All services' },
  ...topLinks,
];

/**
 * Renders the landing page of IT consulting. It has no navigation bar (docs/requirements.md, section 4.4), so it links
 * to its five pages and to the rest of the site itself.
 */
export default function Page({ page, crumbs, references }: PageProps<'consulting-home'>) {
  const { introduction, principles, engagement, metrics, questions } = page;
  return (
    <ServicePage
      page={page}
      crumbs={[{ path: '/', title: 'Home', summary: '' }, ...crumbs]}
      secondary={{ href: '/contact', label: 'Contact us' }}
    >
      <Surface>
        <Section headingId="pages" heading="Five fields, five questions" tier="working">
          <nav aria-labelledby="pages">
            <LinkList
              rows={page.pages.map(({ path, question, answer }) => ({
                href: path,
                title: references[path]?.title ?? question,
                text: (
                  <>
                    <strong className={styles.question}>{question}</strong>
                    {answer}
                  </>
                ),
              }))}
            />
          </nav>
        </Section>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        <TextSection headingId="introduction" {...introduction} />
        <Section headingId="principles" heading="Rules we advise by" tier="working">
          <DescriptionList rows={principles} />
        </Section>
      </Surface>
      <Surface>
        <Section headingId="engagement" heading={engagement.heading} tier="working">
          <Steps steps={engagement.steps} />
        </Section>
        <Section headingId="questions" heading="Asked before signing" tier="service">
          <FAQ questions={questions} />
        </Section>
      </Surface>
      <Surface tone="translucent" className={styles.closing}>
        <Section headingId="figures" heading="In figures" tier="service">
          <Metrics metrics={metrics} note={figuresNote} />
        </Section>
        <nav aria-label="Other pages" className={styles.otherLinks}>
          {otherPages.map(({ path, label }) => (
            <TextLink arrow key={path} href={path}>
              {label}
            </TextLink>
          ))}
        </nav>
      </Surface>
    </ServicePage>
  );
}
