import { reportProblem } from './developmentError';

/** Reports texts that are missing or blank, without which a person cannot see or hear what the component is. */
export function checkText(part: string, texts: Readonly<Record<string, unknown>>): void {
  for (const [prop, text] of Object.entries(texts)) {
    if (text !== undefined && text !== null && !(typeof text === 'string' && text.trim() === '')) continue;
    reportProblem(
      part,
      `\`${prop}\` is ${text === '' || typeof text === 'string' ? 'blank' : 'missing'}`,
      `Pass a text as \`${prop}\``,
    );
  }
}
