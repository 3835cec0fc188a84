import { pathThrough, rounder } from './pathThrough';
import type { Curve } from './pathThrough';

/** Options of `generateStrand`. Lengths are in units of the drawing's box. */
export interface StrandOptions {
  /** Equal seeds give equal geometry on every platform. */
  readonly seed: number;
  /** Number of braided strands, 1 to 5. @default 3 */
  readonly strands?: number;
  readonly width: number;
  readonly height: number;
  /** Number of full waves from start to end. @default one per 500 units */
  readonly waves?: number;
  /** Total number of nodes, small rings on the strands. @default 0 */
  readonly nodes?: number;
  /** Number of faint copies of each strand. @default 0 */
  readonly echoes?: number;
  /** Breaks the strands at a fraction of the width, 0 to 1, with a gap of the given length. */
  readonly broken?: { readonly at: number; readonly gap: number };
}

export type StrandGeometry = Readonly<ReturnType<typeof generateStrand>>;

/** Seeded random numbers in [0, 1): Mulberry32 (Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Generates the geometry of braided strands with nodes: phase-shifted sine waves whose amplitude varies by the seed. The
 * function is pure. Everything is inside the box, except the ends of the braid, which extend beyond both sides so
 * that shifted echoes leave no gap.
 *
 * In the result, `strand` is the index of a strand, from 0; a broken strand has two paths. `echoes` are the transforms of the
 * faint copies of each path: shifted along it and scaled vertically about the middle of the box.
 */
export function generateStrand(options: StrandOptions) {
  const { seed, width, height, nodes = 0, echoes = 0, broken } = options;
  const strands = clamp(Math.round(options.strands ?? 3), 1, 5);
  const waves = options.waves ?? Math.max(1, width / 500);
  const random = randomFrom(seed);
  const round = rounder(height >= 120 ? 0 : height >= 40 ? 1 : 2);

  const large = height * 0.032;
  const small = height * 0.019;
  const echoStretch = echoes > 0 ? 0.16 : 0;
  const maxAmplitude = (height / 2 - large - height * 0.02) / (1 + echoStretch);
  const offset = random();
  const wander = Array.from({ length: strands }, () => ({ phase: random(), depth: 0.04 + 0.1 * random() }));
  const turn = 2 * Math.PI;

  /** Amplitude of the braid at a fraction of its length: lowest at the ends, highest in the middle. */
  const amplitude = (at: number) => {
    const middle = Math.sin(Math.PI * clamp(at, 0, 1)) ** 1.4;
    return 1 - 0.6 * (1 - middle) - 0.05 * (1 + Math.sin(turn * (1.7 * at + offset)));
  };
  const wave = (strand: number, at: number) => {
    const own = wander[strand] ?? { phase: 0, depth: 0 };
    const drift = 0.05 * Math.sin(turn * (at * 1.3 + own.phase));
    const level = 1 - own.depth * (1 + Math.sin(turn * (at * 2.1 + own.phase)));
    return level * Math.sin(turn * (at * waves + offset + drift + strand / strands));
  };

  const gap = broken ? { at: broken.at, half: broken.gap / width / 2 } : undefined;
  const line: (strand: number) => Curve = (strand) => (at) => {
    let level = amplitude(at) * wave(strand, at);
    if (gap) {
      // Close to the gap the strands diverge from the braid, each to a level of its own.
      const weight = Math.exp(-(((Math.abs(at - gap.at) - gap.half) / 0.055) ** 2));
      const target = strands === 1 ? 0.3 : (2 * strand) / (strands - 1) - 1;
      const side = at < gap.at ? 1 : -1;
      level =
        level * (1 - weight) + weight * (target * side * 0.8 + 0.12 * (seededRandom(strand, side) - 0.5));
    }
    return { x: at * width, y: height / 2 + maxAmplitude * clamp(level, -1, 1) };
  };
  const seededRandom = (strand: number, side: number) => randomFrom(seed + strand * 7 + side)();

  const dense = Math.max(Math.round(waves) * 6, gap ? 24 : 3);
  const paths = wander.flatMap((_, strand) => {
    const spans = gap
      ? ([
          [-0.03, gap.at - gap.half * (0.7 + 0.6 * seededRandom(strand, 2))],
          [gap.at + gap.half * (0.7 + 0.6 * seededRandom(strand, 3)), 1.03],
        ] as const)
      : ([[-0.03, 1.03]] as const);
    return spans.map(([from, to]) => {
      const steps = Math.max(3, Math.round((to - from) * dense));
      return { strand, d: pathThrough(line(strand), { from, to, steps, height, round }) };
    });
  });

  // Scales from slightly above to well below the strand's own height, and shifts each echo further.
  const transforms = Array.from({ length: echoes }, (_, index) => {
    const fraction = (index + 1) / echoes;
    const stretch = Math.round((1 + echoStretch * (1 - 3.4 * fraction)) * 100) / 100;
    const shift = Math.round(fraction * height * (index % 2 === 0 ? 0.16 : -0.16));
    const lift = Math.round((height / 2) * (1 - stretch));
    return `matrix(1 0 0 ${stretch} ${shift} ${lift})`;
  });

  const nodeList = Array.from({ length: nodes }).flatMap((_, index) => {
    const strand = index % strands;
    const at = clamp((index + 0.5 + (random() - 0.5) * 0.7) / nodes, 0.01, 0.99);
    if (gap && Math.abs(at - gap.at) < gap.half * 1.4) return [];
    const { x, y } = line(strand)(at);
    return [{ strand, x: round(x), y: round(y), radius: round(random() < 0.3 ? large : small) }];
  });

  return { width, height, paths, echoes: transforms, nodes: nodeList };
}
