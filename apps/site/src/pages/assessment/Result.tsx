import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers, AssessmentScore } from '@keystrand/content/assessment';
import {
  DescriptionList,
  FlowLines,
  PrintedLines,
  RichText,
  Scale,
  Section,
  Steps,
  Table,
  Tag,
} from '@keystrand/ui';
import { screenOnly } from './index.css';
import { questionElementId } from './Questionnaire';
import * as styles from './Result.css';
import { priorityCount } from './resultText';

export interface ScoreProps {
  readonly page: AssessmentPage;
  readonly score: AssessmentScore;
}

function UnansweredQuestions({ page, score }: ScoreProps) {
  return (
    <p className={styles.introduction}>
      Provisional: {score.answered} of {page.assessment.length} questions are answered, and an open one counts
      as 0. Open:{' '}
      <RichText
        text={score.missing.flatMap((question, index) => [
          index === 0 ? '' : ', ',
          {
            type: 'link',
            text: `question ${String(page.assessment.indexOf(question) + 1)}`,
            href: `#${questionElementId(question.id)}`,
          },
        ])}
      />
      .
    </p>
  );
}

export function Result({ page, answers, score }: ScoreProps & { readonly answers: AssessmentAnswers }) {
  const { total, max, band, byFunction, priorities, missing } = score;
  const starts = page.bands.map(({ from }) => (from / max) * 100);
  const topPriorities = priorities
    .slice(0, priorityCount)
    .map(({ question, act, advice }) => ({ title: act, context: question, description: advice }));
  return (
    <div className={styles.result}>
      <PrintedLines labels={['Organisation', 'Date']} />
      <div className={styles.rope}>
        <div className={styles.summary}>
          <div>
            <p className={styles.total}>
              {total} <span className={styles.max}>of {max} points</span>
            </p>
            <h3 className={styles.band}>
              {band.title} {missing.length > 0 ? <Tag>provisional</Tag> : null}
            </h3>
          </div>
          <Scale at={(total / max) * 100} ticks={[...starts, 100]} arcs={max} />
          <div>
            <svg className={styles.bands} width="100%" height="52" aria-hidden="true">
              {page.bands.map(({ from, title }, index) => (
                <text key={title}>
                  <tspan x={`${starts[index]}%`} y="12">
                    {title}
                  </tspan>
                  <tspan x={`${starts[index]}%`} y="31">
                    {from}
                  </tspan>
                </text>
              ))}
            </svg>
            <p>{band.text}</p>
          </div>
        </div>
        <div className={styles.strands}>
          <Table
            caption="Points by function"
            head={['Function', 'Points']}
            rows={byFunction.map(({ id, name, points, max }) => [
              name,
              <div key={id} className={styles.cell}>
                {points} of {max}
                <Scale at={(points / max) * 100} arcs={max} />
              </div>,
            ])}
          />
          <FlowLines
            className={styles.lines}
            side="sources"
            lines={byFunction.map(({ points }) => (points > 0 ? 'first' : 'dropped'))}
          />
        </div>
      </div>
      {missing.length > 0 ? <UnansweredQuestions page={page} score={score} /> : null}
      {topPriorities.length > 0 ? (
        <Section heading="What to do first" level={3} tier="minor">
          <Steps level={4} direction="across" steps={topPriorities} />
        </Section>
      ) : null}
      <div className={styles.printed}>
        <Table
          caption="The answers"
          head={['Question', 'Answer', 'Points']}
          rows={page.assessment.map(({ id, question, answers: options }) => {
            const points = answers[id];
            return [question, options[points ?? -1] ?? 'Not answered', String(points ?? 0)];
          })}
        />
      </div>
    </div>
  );
}

/** Renders how to count the points by hand, and the bands from the lowest; shown while there is no result. */
export function ScoreBands({ page: { bands }, score: { max } }: ScoreProps) {
  return (
    <>
      <p className={styles.introduction}>
        <span className={screenOnly}>Your result appears here with the first answer. </span>
        To count by hand, give the first answer to a question 0 points and the last 3. Add them up and find
        your total below.
      </p>
      <DescriptionList
        density="stacked"
        className={styles.ranges}
        rows={bands.map(({ from, title, text }, index) => {
          const last = (bands[index + 1]?.from ?? max + 1) - 1;
          const name = `${String(from)} to ${String(last)}: ${title}`;
          const scale = <Scale key="scale" at={(last / max) * 100} arcs={max / 3} />;
          return { title, term: [scale, name], description: text };
        })}
      />
    </>
  );
}
