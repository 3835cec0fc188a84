import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers, AssessmentScore } from '@keystrand/content/assessment';
import { Columns, DescriptionList, RichText, Scale, Section, Steps, Table, Tag } from '@keystrand/ui';
import { questionElementId } from './Questionnaire';
import * as styles from './Result.css';
import { priorityCount } from './resultText';

export interface ScoreProps {
  readonly page: AssessmentPage;
  readonly score: AssessmentScore;
}

function UnansweredQuestions({ page, score }: ScoreProps) {
  return (
    <p>
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

/** Renders total and band, points by function, the priorities and, in print, the answers. */
export function Result({ page, answers, score }: ScoreProps & { readonly answers: AssessmentAnswers }) {
  const { total, max, band, byFunction, priorities, missing } = score;
  const starts = page.bands.map(({ from }) => (from / max) * 100);
  const topPriorities = priorities
    .slice(0, priorityCount)
    .map(({ question, act, advice }) => ({ title: act, context: question, description: advice }));
  return (
    <div className={styles.result}>
      <Columns>
        <div className={styles.summary}>
          <p className={styles.total}>
            {total} <span className={styles.max}>of {max} points</span>
          </p>
          <Scale at={(total / max) * 100} ticks={[...starts, 100]} arcs={max} />
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
          <h3 className={styles.band}>
            {band.title}
            {missing.length > 0 ? <Tag>provisional</Tag> : null}
          </h3>
          <p>{band.text}</p>
          {missing.length > 0 ? <UnansweredQuestions page={page} score={score} /> : null}
        </div>
        <Table
          caption="Points by function"
          head={['Function', 'Points']}
          rows={byFunction.map(({ id, name, points, max }) => [
            name,
            <div key={id} className={styles.cell}>
              <Scale at={(points / max) * 100} ticks={[50]} arcs={max} />
              <span className={styles.points}>
                {points} of {max}
              </span>
            </div>,
          ])}
        />
      </Columns>
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
  const share = (points: number) => (points / max) * 100;
  return (
    <>
      <p className={styles.introduction}>
        <span className={styles.screenOnly}>Your result appears here with the first answer. </span>
        To count by hand, give the first answer to a question 0 points and the last 3. Add them up and find
        your total below.
      </p>
      <DescriptionList
        rows={bands.map(({ from, title, text }, index) => {
          const to = (bands[index + 1]?.from ?? max + 1) - 1;
          const name = `${String(from)} to ${String(to)}: ${title}`;
          const range = { from: share(from), at: share(to), ticks: [], arcs: max / 2 };
          const scale = <Scale key="scale" className={styles.range} {...range} />;
          return { title, term: [name, scale], description: text };
        })}
      />
    </>
  );
}
