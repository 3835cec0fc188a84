import type { AssessmentAnswers } from '@keystrand/content/assessment';

/** Reads the answers from the checked radio buttons inside `root`; they may be checked before hydration. */
export function readRadioButtons(root: HTMLElement): AssessmentAnswers {
  const checked = root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return Object.fromEntries([...checked].map(({ name, value }) => [name, Number(value)]));
}

/** Checks the radio buttons inside `root` that match the answers, and unchecks all others. */
export function checkRadioButtons(root: HTMLElement, answers: AssessmentAnswers): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name] === Number(radio.value);
}
