import { scoreAssessment } from '@keystrand/content/assessment';
import {
  GlowButton,
  Hero,
  Notice,
  PageList,
  Section,
  Surface,
  SurfaceFooter,
  StrandEmblem,
  TextButton,
  TextLink,
} from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import { useRef } from 'react';
import { appendToDraft } from '../../storage/formDraft';
import type { PageProps } from '../PageProps';
import { pageLinks } from '../../sections/links';
import { Paragraphs } from '../../sections/Paragraphs';
import * as styles from './index.css';
import { Progress } from './Progress';
import { Questionnaire } from './Questionnaire';
import { ResetButton } from './ResetButton';
import { Result, Scale } from './Result';
import { resultText } from './resultText';
import { useAnswers } from './useAnswers';

/** A self-assessment, scored where it is answered; without a script it is a checklist to read and print. */
export default function Page({ page, crumbs, references }: PageProps<'assessment'>) {
  const root = useRef<HTMLDivElement>(null);
  const questions = useRef<HTMLHeadingElement>(null);
  const { answers, take, reset } = useAnswers(root, page.assessment);
  const score = scoreAssessment(page, answers);
  const begun = score.answered > 0;
  return (
    <div className={category[page.category]}>
      <Hero
        crumbs={crumbs.map(({ path, title }) => ({ href: path, label: title }))}
        heading={page.hero.heading}
        lead={page.hero.lead}
        actions={<TextLink href="#questions">To the questions</TextLink>}
        emblem={<StrandEmblem category={page.category} />}
      />
      <div className={begun ? styles.scored : undefined}>
        <Surface>
          <Section heading="How to answer" headingId="how" layout="split">
            <div className={styles.words}>
              <Paragraphs paragraphs={page.introduction} />
              <Notice>{page.privacy}</Notice>
            </div>
          </Section>
          <section className={styles.questions} aria-labelledby="questions">
            <div className={styles.head}>
              <h2 id="questions" ref={questions} tabIndex={-1} className={styles.heading}>
                The questions
              </h2>
              <Progress page={page} answers={answers} />
            </div>
            <Questionnaire page={page} ref={root} onAnswer={take} />
          </section>
        </Surface>
      </div>
      <Surface>
        <Section heading="Your result" headingId="result">
          {begun ? (
            <Result page={page} answers={answers} score={score} />
          ) : (
            <Scale page={page} max={score.max} />
          )}
          {begun ? (
            <div className={styles.actions}>
              <TextButton
                onClick={() => {
                  window.print();
                }}
              >
                Print the result
              </TextButton>
              <ResetButton
                onReset={() => {
                  reset();
                  questions.current?.focus();
                }}
              />
            </div>
          ) : null}
        </Section>
        <div className={styles.foot}>
          <SurfaceFooter>
            <Section heading={page.action.heading} headingId="take-along" layout="split">
              <div className={styles.action}>
                <p className={styles.lead}>{page.action.text}</p>
                <GlowButton
                  href="/inquire-now"
                  size="large"
                  onClick={() => {
                    if (begun) appendToDraft('inquiry', resultText(page, score));
                  }}
                >
                  {begun ? 'Take the result into the inquiry form' : 'Go to the inquiry form'}
                </GlowButton>
              </div>
            </Section>
          </SurfaceFooter>
        </div>
      </Surface>
      <div className={styles.foot}>
        <Section heading="Where to go from here" headingId="related" contained>
          <PageList pages={pageLinks(references, page.related)} />
        </Section>
      </div>
    </div>
  );
}
