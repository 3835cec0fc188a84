import { guidance as particleBackground } from '../../libs/effects/src/particles/ParticleBackground.guidance.ts';
import type { Guidance } from '../../libs/ui/src/guidance/Guidance.ts';

const parts = import.meta.glob<Guidance>('../../libs/ui/src/*/*.guidance.ts', {
  import: 'guidance',
  eager: true,
});

const all: readonly Guidance[] = [...Object.values(parts), particleBackground];

const byPart = new Map(all.map((guidance) => [guidance.part, guidance] as const));

/** Returns what the documentation page with this name describes: the part of that name first. */
export function guidanceOnPage(page: string): readonly Guidance[] {
  const own = byPart.get(page);
  const others = all.filter(({ documentedWith }) => documentedWith === page);
  return own ? [own, ...others] : others;
}

/** Returns the name of the documentation page that describes a part, and the purpose of the part. */
export function describePart(part: string): { readonly page: string; readonly purpose: string } {
  const guidance = byPart.get(part);
  return { page: guidance?.documentedWith ?? part, purpose: guidance?.purpose ?? '' };
}
