import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentScore } from '@keystrand/content/assessment';

/** Number of priorities that a result lists. */
export const priorityCount = 3;

/** Returns the result as plain text, for the message of the inquiry form. */
export function resultText(
  { assessment, functions }: Pick<AssessmentPage, 'assessment' | 'functions'>,
  score: AssessmentScore,
): string {
  const { total, max, band, byFunction, missing, priorities } = score;
  const functionName = (id: string) => functions.find((candidate) => candidate.id === id)?.name ?? id;
  const provisional =
    missing.length === 0
      ? ''
      : `, provisional: ${String(missing.length)} of ${String(assessment.length)} questions unanswered`;
  const lines = [
    `Security self-assessment (NIST CSF 2.0): ${String(total)} of ${String(max)} points, ${band.title}${provisional}`,
    ...byFunction.map(
      ({ id, points, max: functionMax }) =>
        `- ${functionName(id)}: ${String(points)} of ${String(functionMax)}`,
    ),
  ];
  const topPriorities = priorities.slice(0, priorityCount);
  if (topPriorities.length > 0) {
    lines.push(
      'To do first:',
      ...topPriorities.map(
        (priority, index) => `${String(index + 1)}. ${functionName(priority.function)}: ${priority.advice}`,
      ),
    );
  }
  return lines.join('\n');
}
