/** Parses `PORT`: returns the port, 4173 if the variable is unset or empty, or an error message if it is not a port. */
export function readPort(text: string | undefined): number | string {
  if (text === undefined || text === '') return 4173;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : `PORT is "${text}"; allowed is a whole number from 0 to 65535.`;
}
