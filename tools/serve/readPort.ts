/** The port that `PORT` names, 4173 where it names none; a sentence that says what is wrong where it is no port. */
export function readPort(text: string | undefined): number | string {
  if (text === undefined || text === '') return 4173;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : `PORT is "${text}"; allowed is a whole number from 0 to 65535.`;
}
