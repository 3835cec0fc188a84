import { figuresNote } from '@keystrand/content';
import { DescriptionList, FAQ, IndexArt, LinkList, Section, Surface } from '@keystrand/ui';
import { Figures, getStepsFigure } from '../../sections/Figures';
import { TextSection } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders the landing page of IT consulting, which has no navigation bar (docs/requirements.md, section 4.4). */
export default function Page({ page, crumbs, references }: PageProps<'consulting-home'>) {
  const { introduction, principles, questions } = page;
  return (
    <ServicePage
      page={page}
      crumbs={[{ path: '/', title: 'Home', summary: '' }, ...crumbs]}
      figure={
        <IndexArt
          strands={page.pages.map(({ path, result }) => ({ label: references[path]?.title, result }))}
        />
      }
      secondary={{ href: '/contact', label: 'Contact us' }}
    >
      <Surface>
        <Section headingId="pages" heading="Five fields, five questions">
          <nav aria-labelledby="pages">
            <LinkList
              className={styles.fields}
              rows={page.pages.map(({ path, question, answer, metrics }) => ({
                href: path,
                title: references[path]?.title ?? question,
                text: (
                  <>
                    <span>
                      <strong>{question}</strong>
                      {answer}
                    </span>
                    <span className={styles.metrics}>
                      {metrics.map(({ value, label }) => (
                        <span key={label}>
                          <strong>{value}</strong> {label}
                        </span>
                      ))}
                    </span>
                  </>
                ),
              }))}
            />
          </nav>
          <p>
            <small>{figuresNote}</small>
          </p>
        </Section>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        <TextSection headingId="introduction" {...introduction} />
        <Section headingId="principles" heading="Rules we advise by" tier="working">
          <DescriptionList density="stacked" rows={principles} />
        </Section>
      </Surface>
      <Surface>
        {getStepsFigure(page)}
        <Section headingId="questions" heading="Asked before signing" tier="service">
          <FAQ questions={questions} />
        </Section>
      </Surface>
    </ServicePage>
  );
}
