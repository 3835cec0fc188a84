import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers, AssessmentScore } from '@keystrand/content/assessment';
import { DescriptionList, Steps, Table, Tag } from '@keystrand/ui';
import { bandRanges } from './bandRanges';
import { FunctionScores } from './FunctionScores';
import { questionPlace } from './Questionnaire';
import * as styles from './Result.css';
import { priorityCount } from './resultText';

export interface ResultProps {
  readonly page: AssessmentPage;
  readonly answers: AssessmentAnswers;
  readonly score: AssessmentScore;
}

function Missing({ page, score }: Pick<ResultProps, 'page' | 'score'>) {
  const numbered = score.missing.map((id) => ({
    id,
    number: page.assessment.findIndex((question) => question.id === id) + 1,
  }));
  return (
    <p>
      Provisional: {score.answered} of {page.assessment.length} questions are answered, and an open one counts
      as nought. Open:{' '}
      {numbered.map(({ id, number }, index) => (
        <span key={id}>
          {index === 0 ? null : ', '}
          <a href={`#${questionPlace(id)}`} className={styles.link}>
            question {number}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

/** What the answers come to: total and band, points by function, what to do first, and the answers themselves in print. */
export function Result({ page, answers, score }: ResultProps) {
  const { total, max, band, byFunction, priorities, missing } = score;
  const first = priorities.slice(0, priorityCount);
  const questionOf = (id: string) => page.assessment.find((question) => question.id === id);
  return (
    <div className={styles.result}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.figure}>
            {total} <span className={styles.of}>of {max} points</span>
          </p>
          <h3 className={styles.band}>
            {band.title}
            {missing.length > 0 ? <Tag>provisional</Tag> : null}
          </h3>
          <p>{band.text}</p>
          {missing.length > 0 ? <Missing page={page} score={score} /> : null}
        </div>
        <FunctionScores functions={page.functions} scores={byFunction} />
      </div>
      {first.length > 0 ? (
        <div className={styles.columns}>
          <h3 className={styles.heading}>What to do first</h3>
          <Steps
            level={4}
            steps={first.map(({ id, advice }) => ({
              title: questionOf(id)?.question ?? id,
              description: advice,
            }))}
          />
        </div>
      ) : null}
      <div className={styles.printed}>
        <Table
          caption="The answers"
          head={['Question', 'Answer', 'Points']}
          rows={page.assessment.map(({ id, question, answers: words }) => {
            const points = answers[id];
            return [
              question,
              (points === undefined ? undefined : words[points]) ?? 'Not answered',
              points === undefined ? '0' : String(points),
            ];
          })}
        />
      </div>
    </div>
  );
}

/** How to read a total: what stands in the result's place before there is one, and on paper. */
export function Scale({ page, max }: { readonly page: AssessmentPage; readonly max: number }) {
  return (
    <div className={styles.scale}>
      <p>
        The result stands here from the first answer on. To count by hand: the first answer to a question is
        worth nought, the last three points. Add them up and compare.
      </p>
      <DescriptionList
        rows={bandRanges(page.bands, max).map(({ title, text, from, to }) => ({
          title: `${String(from)} to ${String(to)}: ${title}`,
          description: text,
        }))}
      />
    </div>
  );
}
