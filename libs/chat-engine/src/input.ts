/** Default of `EngineOptions.maxInput`, in UTF-16 code units (docs/requirements.md, section 7.3). */
export const defaultMaxInput = 2000;

/** @throws {TypeError} for anything but a string */
export function requireString(input: unknown): asserts input is string {
  if (typeof input !== 'string') throw new TypeError('not a string');
}

/** @throws {RangeError} for anything but a non-negative integer or `Infinity` */
export function requireCount(value: number): void {
  if (value !== Infinity && !(Number.isInteger(value) && value >= 0))
    throw new RangeError('not a whole number');
}

/** Returns whether a message contains anything but white space. @throws {TypeError} for input that is not a string */
export function isSendable(input: string): boolean {
  requireString(input);
  return !!input.trim();
}
