import { developmentError } from '../development/developmentError';

/** @throws {Error} if there are fewer than two or more than six questions */
export function checkQuestions(questions: readonly unknown[]): void {
  if (questions.length < 2 || questions.length > 6)
    throw developmentError(
      'DecisionTree',
      `\`questions\` has ${questions.length} items`,
      'Pass two to six questions',
    );
}
