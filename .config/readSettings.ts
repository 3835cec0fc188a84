type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads one of two choices from an environment variable. An empty one counts as unset.
 * @throws {Error} naming the variable and the allowed values
 */
export function readChoice(environment: Environment, name: string, standard: string, other: string): string {
  const text = environment[name] || standard;
  if (text !== standard && text !== other)
    throw new Error(`${name} is "${text}"; allowed are ${standard} (the default) and ${other}.`);
  return text;
}

/** Reads a whole number, as `readChoice` does. */
export function readNumber(
  environment: Environment,
  name: string,
  { standard, min, max }: { readonly standard: number; readonly min: number; readonly max: number },
): number {
  const text = environment[name] || String(standard);
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is "${text}"; allowed is a whole number from ${String(min)} to ${String(max)}.`);
  return Number(text);
}
