import { fullPoints, scoreAssessment } from '@keystrand/content/assessment';
import {
  GlowButton,
  IndexArt,
  Notice,
  PrintedLines,
  LinkList,
  RichText,
  Scale,
  Section,
  Surface,
  SurfaceFooter,
  TextButton,
} from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { pageLinks } from '../../sections/pageLinks';
import { Paragraphs } from '../../sections/Paragraphs';
import { appendToDraft } from '../../storage/formDraft';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';
import { Progress } from './Progress';
import { Questionnaire } from './Questionnaire';
import { ResetButton } from './ResetButton';
import { Result, ScoreBands } from './Result';
import { resultText } from './resultText';
import { useAnswers } from './useAnswers';

/** Renders the security self-assessment (docs/requirements.md, section 10.5); a printable checklist without JavaScript. */
export default function Page({ page, crumbs, references }: PageProps<'assessment'>) {
  const { answers, ref, syncAnswers, resetAnswers } = useAnswers(page.assessment);
  const score = scoreAssessment(page, answers);
  const { hue } = categoryById[page.category];
  const hasResult = score.answered > 0;
  return (
    <div className={hueClass[hue]}>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={
          <IndexArt
            strands={score.byFunction.map(({ name, max }) => ({ hue, label: name, rings: max / fullPoints }))}
          />
        }
        actions={
          <GlowButton size="large" href="#questions">
            To the questions
          </GlowButton>
        }
      />
      {/* Not printed with a result, which lists the answers. */}
      <Surface className={hasResult ? styles.screenOnly : undefined}>
        <Section
          heading="How to answer"
          headingId="how"
          layout="split"
          action={
            <ul role="list" className={styles.scoring}>
              {page.points.map((label, points) => (
                <li key={label}>
                  <Scale at={(points / fullPoints) * 100} arcs={fullPoints} />
                  {points}: {label}
                </li>
              ))}
            </ul>
          }
        >
          <div className={styles.introduction}>
            <Paragraphs paragraphs={page.introduction.slice(0, 1)} />
            <Notice className={styles.screenOnly}>{page.privacy}</Notice>
          </div>
        </Section>
        <Section
          className={styles.questions}
          heading="The questions"
          headingId="questions"
          tier="working"
          layout="split"
          action={<Progress page={page} score={score} />}
        >
          <PrintedLines labels={['Organisation', 'Date', `Total of ${String(score.max)}`]} />
          <Questionnaire page={page} score={score} ref={ref} onChange={syncAnswers} />
        </Section>
      </Surface>
      <Surface>
        <Section heading="Your result" headingId="result">
          {hasResult ? (
            <>
              <Result page={page} answers={answers} score={score} />
              <div className={styles.actions}>
                <TextButton onClick={() => window.print()}>Print the result</TextButton>
                <ResetButton
                  onReset={() => {
                    resetAnswers();
                    const heading = document.getElementById('questions');
                    heading?.setAttribute('tabindex', '-1');
                    heading?.focus();
                  }}
                />
              </div>
            </>
          ) : (
            <ScoreBands page={page} score={score} />
          )}
          <div className={styles.notes}>
            {page.introduction.slice(1).map((paragraph, index) => (
              <p key={index}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </Section>
        <SurfaceFooter className={styles.screenOnly}>
          <Section heading={page.action.heading} headingId="take-along" tier="working" layout="split">
            <div className={styles.action}>
              <Paragraphs paragraphs={[page.action.text]} />
              <GlowButton
                href="/inquire-now"
                size="large"
                onClick={() => {
                  if (hasResult) appendToDraft('inquiry', resultText(page, score));
                }}
              >
                {hasResult ? 'Take the result along' : 'Go to the inquiry form'}
              </GlowButton>
            </div>
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface tone="dark" className={styles.screenOnly}>
        <Section heading="Where to go from here" headingId="related" tier="service">
          <LinkList layout="columns" rows={pageLinks(references, page.related)} />
        </Section>
      </Surface>
    </div>
  );
}
