import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentScore } from '@keystrand/content/assessment';

/** Number of priorities that a result lists. */
export const priorityCount = 3;

/** Returns the result as plain text, for the message of the inquiry form. */
export function resultText(
  { assessment }: Pick<AssessmentPage, 'assessment'>,
  score: AssessmentScore,
): string {
  const { total, max, band, byFunction, missing, priorities } = score;
  const functionNames = Object.fromEntries(byFunction.map(({ id, name }) => [id, name]));
  const provisional =
    missing.length === 0
      ? ''
      : `, provisional: ${String(missing.length)} of ${String(assessment.length)} questions unanswered`;
  const lines = [
    `Security self-assessment (NIST CSF 2.0): ${String(total)} of ${String(max)} points, ${band.title}${provisional}`,
    ...byFunction.map(
      ({ name, points, max: functionMax }) => `- ${name}: ${String(points)} of ${String(functionMax)}`,
    ),
  ];
  const topPriorities = priorities.slice(0, priorityCount);
  if (topPriorities.length > 0) {
    lines.push(
      'To do first:',
      ...topPriorities.map(
        ({ function: id, advice }, index) => `${String(index + 1)}. ${functionNames[id] ?? id}: ${advice}`,
      ),
    );
  }
  return lines.join('\n');
}
