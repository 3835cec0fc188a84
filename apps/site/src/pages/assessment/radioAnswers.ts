import type { AssessmentAnswers } from '@keystrand/content/assessment';

/** The answers as the radio buttons inside `root` show them, chosen before hydration included. */
export function readRadios(root: HTMLElement): AssessmentAnswers {
  const chosen = root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return Object.fromEntries([...chosen].map(({ name, value }) => [name, Number(value)]));
}

/** Makes the radio buttons inside `root` show the answers, and nothing else. */
export function showOnRadios(root: HTMLElement, answers: AssessmentAnswers): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name] === Number(radio.value);
}
