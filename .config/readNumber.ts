/**
 * Reads a whole number from an environment variable. An empty one counts as unset.
 * @throws {Error} naming the variable and the allowed values
 */
export function readNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  { standard, min, max }: { readonly standard: number; readonly min: number; readonly max: number },
): number {
  const text = environment[name] || String(standard);
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is "${text}"; allowed is a whole number from ${String(min)} to ${String(max)}.`);
  return Number(text);
}
