import type { Environment } from './Environment.ts';

/**
 * Reads a whole number; an empty variable counts as unset.
 * @throws {Error} naming the variable, its value and what is allowed
 */
export function readNumber(
  environment: Environment,
  name: string,
  standard: number,
  min: number,
  max: number,
): number {
  const text = environment[name] ?? '';
  if (text === '') return standard;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is "${text}"; allowed is a whole number from ${String(min)} to ${String(max)}.`);
  return Number(text);
}
