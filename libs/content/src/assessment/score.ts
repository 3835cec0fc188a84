import type { AssessmentPage, AssessmentQuestion } from '../types';

/** Points of the best answer to one question; the worst is 0. */
export const fullPoints = 3;

/** Points by question id; a question that is absent or `undefined` is unanswered. */
export type AssessmentAnswers = Readonly<Record<string, number | undefined>>;

/** The fields of the assessment page that scoring reads. */
export type AssessmentPart = Pick<AssessmentPage, 'functions' | 'assessment' | 'bands'>;

export type AssessmentScore = Readonly<ReturnType<typeof scoreAssessment>>;

/** Scores a self-assessment. The answers are whole numbers from 0 to 3. */
export function scoreAssessment(part: AssessmentPart, answers: AssessmentAnswers) {
  const isAnswered = ({ id }: AssessmentQuestion) => answers[id] !== undefined;
  const points = ({ id }: AssessmentQuestion) => answers[id] ?? 0;
  const sum = (questions: readonly AssessmentQuestion[]) =>
    questions.reduce((total, question) => total + points(question), 0);

  const total = sum(part.assessment);
  const byFunction = part.functions.map((entry) => {
    const questions = part.assessment.filter((question) => question.function === entry.id);
    return { ...entry, points: sum(questions), max: questions.length * fullPoints };
  });
  const priorities = part.assessment
    .filter((question) => isAnswered(question) && points(question) < fullPoints)
    .sort((one, other) => points(one) - points(other));

  return {
    total,
    max: part.assessment.length * fullPoints,
    answered: part.assessment.filter(isAnswered).length,
    byFunction,
    /** The highest band that the total reaches; provisional while `missing` is not empty. */
    band: part.bands.findLast(({ from }) => from <= total) ?? part.bands[0],
    /** Answered questions short of full points, weakest first, then in the page's order. */
    priorities,
    /** Unanswered questions in the page's order; each counts as 0 points. */
    missing: part.assessment.filter((question) => !isAnswered(question)),
  };
}
