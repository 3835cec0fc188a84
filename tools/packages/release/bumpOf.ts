/** Which part of a version a release raises. Nx lowers it by one before 1.0.0: a breaking change is a new minor version. */
export type Bump = 'major' | 'minor' | 'patch';

const bumpByType: Readonly<Record<string, Bump>> = { feat: 'minor', fix: 'patch', perf: 'patch' };
const order: readonly Bump[] = ['major', 'minor', 'patch'];

/** Returns the bump that conventional commits ask for, or `undefined` if users notice none of them. */
export function bumpOf(messages: readonly string[]): Bump | undefined {
  const bumps = messages.map((message) => {
    const { type = '', breaking } = /^(?<type>\w+)(?:\([^)]*\))?(?<breaking>!)?:/.exec(message)?.groups ?? {};
    return breaking || /^BREAKING CHANGE:/m.test(message) ? 'major' : bumpByType[type];
  });
  return order.find((bump) => bumps.includes(bump));
}
