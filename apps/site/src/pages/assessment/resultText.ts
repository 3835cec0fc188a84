import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentScore } from '@keystrand/content/assessment';

export const priorityCount = 3;

export function resultText(page: Pick<AssessmentPage, 'assessment'>, score: AssessmentScore): string {
  const { total, max, band, byFunction, missing } = score;
  const open = `${String(missing.length)} of ${String(page.assessment.length)} questions unanswered`;
  const priorities = score.priorities.slice(0, priorityCount).map(({ function: id, advice }, index) => {
    const name = byFunction.find((part) => part.id === id)?.name ?? id;
    return `${String(index + 1)}. ${name}: ${advice}`;
  });
  return [
    `Security self-assessment (NIST CSF 2.0): ${String(total)} of ${String(max)} points, ${band.title}${missing.length > 0 ? `, provisional: ${open}` : ''}`,
    ...byFunction.map((part) => `- ${part.name}: ${String(part.points)} of ${String(part.max)}`),
    ...(priorities.length > 0 ? ['To do first:', ...priorities] : []),
  ].join('\n');
}
