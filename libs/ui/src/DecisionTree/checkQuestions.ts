import { developmentError } from '../development/developmentError';

/** @throws {Error} if there are fewer than two or more than six questions, or a question lacks its question mark */
export function checkQuestions(questions: readonly { readonly question: string }[]): void {
  if (questions.length < 2 || questions.length > 6)
    throw developmentError(
      'DecisionTree',
      `\`questions\` has ${questions.length} items`,
      'Pass two to six questions',
    );
  const statement = questions.find(({ question }) => !question.trim().endsWith('?'));
  if (statement)
    throw developmentError(
      'DecisionTree',
      `"${statement.question}" is no question`,
      'End every question with a question mark, so that yes and no answer it',
    );
}
