import type { AssessmentPage, AssessmentQuestion, CsfFunction } from '../types';

/** Points of the best answer to one question; the worst is 0. */
export const fullPoints = 3;

/** Points by question id; a question that is absent or `undefined` is unanswered. */
export type AssessmentAnswers = Readonly<Record<string, number | undefined>>;

/** The fields of the assessment page that scoring reads. */
export type AssessmentPart = Pick<AssessmentPage, 'functions' | 'assessment' | 'bands'>;

export interface FunctionScore {
  readonly id: CsfFunction;
  readonly points: number;
  readonly max: number;
  /** `points` divided by `max`, from 0 to 1; 0 for a function without questions. */
  readonly share: number;
}

export interface Priority {
  /** Id of the question. */
  readonly id: string;
  readonly function: CsfFunction;
  readonly points: number;
  readonly advice: string;
}

export interface AssessmentScore {
  readonly total: number;
  readonly max: number;
  /** How many questions have an answer. */
  readonly answered: number;
  /** Scores in the page's order of functions. */
  readonly byFunction: readonly FunctionScore[];
  /** The highest band whose `from` the total reaches; provisional while `missing` is not empty. */
  readonly band: AssessmentPage['bands'][number];
  /** Answered questions short of full points, weakest first, then in the page's order. */
  readonly priorities: readonly Priority[];
  /** Ids of unanswered questions in the page's order; each counts as 0 points. */
  readonly missing: readonly string[];
}

/**
 * Scores a self-assessment.
 * @throws {RangeError} when an answer has an unknown question id or is not a whole number from 0 to 3, or when no
 *   band starts at 0
 */
export function scoreAssessment(part: AssessmentPart, answers: AssessmentAnswers): AssessmentScore {
  const given = checkedAnswers(part.assessment, answers);
  const points = (question: AssessmentQuestion) => given.get(question.id) ?? 0;
  const sum = (questions: readonly AssessmentQuestion[]) =>
    questions.reduce((total, question) => total + points(question), 0);

  const total = sum(part.assessment);
  const byFunction = part.functions.map(({ id }) => {
    const questions = part.assessment.filter((question) => question.function === id);
    const reached = sum(questions);
    const max = questions.length * fullPoints;
    return { id, points: reached, max, share: max === 0 ? 0 : reached / max };
  });
  const priorities = part.assessment
    .filter((question) => given.has(question.id) && points(question) < fullPoints)
    .sort((one, other) => points(one) - points(other))
    .map((question) => ({
      id: question.id,
      function: question.function,
      points: points(question),
      advice: question.advice,
    }));

  return {
    total,
    max: part.assessment.length * fullPoints,
    answered: given.size,
    byFunction,
    band: findBand(part.bands, total),
    priorities,
    missing: part.assessment.filter(({ id }) => !given.has(id)).map(({ id }) => id),
  };
}

function checkedAnswers(
  questions: readonly AssessmentQuestion[],
  answers: AssessmentAnswers,
): ReadonlyMap<string, number> {
  const ids = questions.map(({ id }) => id);
  const given = new Map<string, number>();
  for (const [id, points] of Object.entries(answers)) {
    if (!ids.includes(id)) {
      throw new RangeError(`No question has the id "${id}". The questions are ${ids.join(', ')}.`);
    }
    if (points === undefined) continue;
    if (!Number.isInteger(points) || points < 0 || points > fullPoints) {
      throw new RangeError(
        `The answer to "${id}" is ${String(points)}. Allowed are whole numbers from 0 to ${fullPoints}.`,
      );
    }
    given.set(id, points);
  }
  return given;
}

function findBand(bands: AssessmentPart['bands'], total: number): AssessmentPart['bands'][number] {
  const [reached] = bands.filter(({ from }) => from <= total).sort((one, other) => other.from - one.from);
  if (reached) return reached;
  throw new RangeError(`No band starts at or below ${total} points. One band must start at 0.`);
}
