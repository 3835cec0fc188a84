/** Longest input that is looked up unless the caller says otherwise, in UTF-16 units. */
export const defaultMaxInput = 2000;

/** @throws {TypeError} for anything but a string */
export function requireString(input: unknown): asserts input is string {
  if (typeof input !== 'string') throw new TypeError('not a string');
}

/** @throws {RangeError} for anything but a whole number from 0 up or Infinity */
export function requireCount(value: number): void {
  if (value !== Infinity && !(Number.isInteger(value) && value >= 0))
    throw new RangeError('not a whole number');
}

/** Whether a message is worth sending: not empty, and not white space only. @throws {TypeError} for input that is not a string */
export function isSendable(input: string): boolean {
  requireString(input);
  return !!input.trim();
}
