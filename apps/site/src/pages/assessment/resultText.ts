import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentScore } from '@keystrand/content/assessment';

type Part = Pick<AssessmentPage, 'assessment' | 'functions' | 'title'>;

/** How many priorities a result names. */
export const priorityCount = 3;

/** A result in plain text: what is carried into the inquiry form. */
export function resultText({ assessment, functions }: Part, score: AssessmentScore): string {
  const { total, max, band, byFunction, missing, priorities } = score;
  const name = (id: string) => functions.find((one) => one.id === id)?.name ?? id;
  const provisional =
    missing.length === 0
      ? ''
      : `, provisional: ${String(missing.length)} of ${String(assessment.length)} questions unanswered`;
  const lines = [
    `Security self-assessment (NIST CSF 2.0): ${String(total)} of ${String(max)} points, ${band.title}${provisional}`,
    ...byFunction.map(({ id, points, max: most }) => `- ${name(id)}: ${String(points)} of ${String(most)}`),
  ];
  const first = priorities.slice(0, priorityCount);
  if (first.length > 0) {
    lines.push(
      'To do first:',
      ...first.map(
        (priority, index) => `${String(index + 1)}. ${name(priority.function)}: ${priority.advice}`,
      ),
    );
  }
  return lines.join('\n');
}
