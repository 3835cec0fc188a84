import { figuresNote } from '@keystrand/content';
import {
  TextLink,
  DescriptionList,
  FAQ,
  LinkList,
  Metrics,
  Section,
  Surface,
  SurfaceFooter,
  Steps,
} from '@keystrand/ui';
import { Figures } from '../../sections/Figures';
import { TextSection } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const otherPages = [
  ['/', 'Home'],
  ['/services-page', 'All services'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
] as const;

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
          <nav aria-labelledby="pages" className={styles.navigation}>
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
            <div className={styles.otherLinks}>
              {otherPages.map(([href, label]) => (
                <TextLink arrow key={href} href={href}>
                  {label}
                </TextLink>
              ))}
            </div>
          </nav>
        </Section>
      </Surface>
      <Surface>
        <TextSection headingId="introduction" {...introduction} />
        <Section headingId="principles" heading="Rules we advise by" tier="working">
          <DescriptionList rows={principles} />
        </Section>
        <SurfaceFooter>
          <Section headingId="figures" heading="In figures" tier="service">
            <Metrics metrics={metrics} note={figuresNote} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        <Section headingId="engagement" heading={engagement.heading} tier="working">
          <Steps steps={engagement.steps} />
        </Section>
        <Section headingId="questions" heading="Asked before signing" tier="service">
          <FAQ questions={questions} />
        </Section>
      </Surface>
    </ServicePage>
  );
}
