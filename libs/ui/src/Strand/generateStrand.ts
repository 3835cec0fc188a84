/** What to draw. Lengths are in units of the drawing's own box. */
export interface StrandOptions {
  /** The same seed draws the same strands, on every machine. */
  readonly seed: number;
  /** How many strands hold each other, 1 to 5. @default 3 */
  readonly strands?: number;
  readonly width: number;
  readonly height: number;
  /** Full waves from start to end, or around the ring. @default one wave in 500 units */
  readonly waves?: number;
  /** Rings that sit on the strands, all strands together. @default 0 */
  readonly nodes?: number;
  /** Soft copies of each strand. @default 0 */
  readonly echoes?: number;
  /** Where in its wave the first strand begins, as a share of a turn. @default by the seed */
  readonly phase?: number;
  /** From 0, a regular braid, to 1, a free one that swells and thins. @default 1 */
  readonly variation?: number;
  /** Tears the strands apart at this share of the width, 0 to 1, leaving the gap given in units. */
  readonly broken?: { readonly at: number; readonly gap: number };
  /** Closes the braid to a ring inside the box. */
  readonly closed?: boolean;
}

export interface StrandPath {
  /** Which strand, from 0; strands that are torn have a path on each side. */
  readonly strand: number;
  /** SVG path data. */
  readonly d: string;
}

/** A soft copy of a path: shifted along the strand and stretched across it, about the middle of the box. */
export interface StrandEcho {
  /** Index into `paths`. */
  readonly path: number;
  /** An SVG transform. */
  readonly transform: string;
}

export interface StrandNode {
  readonly strand: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface StrandGeometry {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly StrandPath[];
  readonly echoes: readonly StrandEcho[];
  readonly nodes: readonly StrandNode[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Curve = (at: number) => Point;

/** Mulberry32: a small generator whose whole state is one integer (Tommy Ettinger, public domain). */
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

function rounder(decimals: number) {
  const factor = 10 ** decimals;
  // Adding zero turns -0 into 0, which prints shorter.
  return (value: number) => Math.round(value * factor) / factor + 0;
}

/** Joins numbers as tightly as path data allows: a minus sign separates by itself. */
function join(values: readonly number[]): string {
  return values
    .map(String)
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '');
}

/**
 * Cubic path through points of the curve at equal steps. At equal steps the reflected handle of `S`
 * is the true tangent, so that each step costs four numbers and the joints stay smooth when rounded.
 */
function pathThrough(
  curve: Curve,
  from: number,
  to: number,
  steps: number,
  height: number,
  round: (value: number) => number,
) {
  const step = (to - from) / steps;
  const tiny = step / 64;
  const handle = (at: number, side: 1 | -1): Point => {
    const point = curve(at);
    const before = curve(at - tiny);
    const after = curve(at + tiny);
    const reach = step / 3 / (2 * tiny);
    // Both handles of a point stay inside the box, and with them the curve.
    const room = Math.min(point.y, height - point.y);
    const rise = clamp((after.y - before.y) * reach, -room, room);
    return { x: point.x + side * (after.x - before.x) * reach, y: point.y + side * rise };
  };
  const pair = ({ x, y }: Point) => [round(x), round(y)];
  let d = `M${join(pair(curve(from)))}C${join([...pair(handle(from, 1)), ...pair(handle(from + step, -1)), ...pair(curve(from + step))])}`;
  for (let index = 2; index <= steps; index += 1) {
    const at = from + step * index;
    d += `S${join([...pair(handle(at, -1)), ...pair(curve(at))])}`;
  }
  return d;
}

/**
 * Draws braided strands with nodes: sine waves a share of a turn apart, whose height swells and thins by the seed.
 * Pure: equal options give equal geometry. Strands are clamped to 1 to 5; everything lies inside the box,
 * apart from the ends of an open braid, which run past both sides so that echoes leave no gap.
 */
export function generateStrand(options: StrandOptions): StrandGeometry {
  const { seed, width, height, nodes = 0, echoes = 0, variation = 1, broken, closed = false } = options;
  const strands = clamp(Math.round(options.strands ?? 3), 1, 5);
  const waves = options.waves ?? Math.max(1, width / 500);
  const random = randomFrom(seed);
  const round = rounder(height >= 120 ? 0 : height >= 40 ? 1 : 2);

  const large = height * 0.032;
  const small = height * 0.019;
  const echoStretch = echoes > 0 ? 0.16 : 0;
  const reach = (height / 2 - large - height * 0.02) / (1 + echoStretch);
  const offset = options.phase ?? random();
  const wander = Array.from({ length: strands }, () => ({ phase: random(), share: 0.04 + 0.1 * random() }));
  const turn = 2 * Math.PI;

  /** Height of the braid along the way: thin at both ends, full in the middle. */
  const swell = (at: number) => {
    const middle = Math.sin(Math.PI * clamp(at, 0, 1)) ** 1.4;
    return 1 - variation * (0.6 * (1 - middle) + 0.05 * (1 + Math.sin(turn * (1.7 * at + offset))));
  };
  const wave = (strand: number, at: number) => {
    const own = wander[strand] ?? { phase: 0, share: 0 };
    const drift = variation * 0.05 * Math.sin(turn * (at * 1.3 + own.phase));
    const level = 1 - variation * own.share * (1 + Math.sin(turn * (at * 2.1 + own.phase)));
    return level * Math.sin(turn * (at * waves + offset + drift + strand / strands));
  };

  const ring: (strand: number) => Curve = (strand) => (at) => {
    const size = Math.min(width, height);
    // The more often the strands cross, the flatter they lie: the slope stays that of a rope.
    const depth = size * Math.min(0.12, 0.44 / Math.round(waves));
    const middle = size / 2 - depth - size * 0.05;
    const phase = turn * (at * Math.round(waves) + strand / strands);
    const distance = middle + depth * Math.sin(phase);
    // Faster on the inside: the inner turns stay as round as the outer ones.
    const angle = turn * (at + offset) + (0.5 / Math.round(waves)) * Math.cos(phase);
    return { x: width / 2 + distance * Math.cos(angle), y: height / 2 + distance * Math.sin(angle) };
  };

  const tear = broken ? { at: broken.at, half: broken.gap / width / 2 } : undefined;
  const line: (strand: number) => Curve = (strand) => (at) => {
    let level = swell(at) * wave(strand, at);
    if (tear) {
      // Towards the tear each strand leaves the braid for its own height, like a rope that has given way.
      const near = Math.exp(-(((Math.abs(at - tear.at) - tear.half) / 0.055) ** 2));
      const loose = strands === 1 ? 0.3 : (2 * strand) / (strands - 1) - 1;
      const side = at < tear.at ? 1 : -1;
      level = level * (1 - near) + near * (loose * side * 0.8 + 0.12 * (random0(strand, side) - 0.5));
    }
    return { x: at * width, y: height / 2 + reach * clamp(level, -1, 1) };
  };
  const random0 = (strand: number, side: number) => randomFrom(seed + strand * 7 + side)();
  const curve = closed ? ring : line;

  const overrun = closed ? 0 : variation > 0 ? 0.03 : 0;
  const stepsPerWave = closed ? 8 : 6;
  const paths: StrandPath[] = [];
  for (let strand = 0; strand < strands; strand += 1) {
    const spans: readonly (readonly [number, number])[] = tear
      ? [
          [-overrun, tear.at - tear.half * (0.7 + 0.6 * random0(strand, 2))],
          [tear.at + tear.half * (0.7 + 0.6 * random0(strand, 3)), 1 + overrun],
        ]
      : [[-overrun, 1 + overrun]];
    for (const [from, to] of spans) {
      const dense = Math.max(Math.round(waves) * stepsPerWave, closed ? 20 : tear ? 24 : 3);
      const steps = Math.max(3, Math.round((to - from) * dense));
      const d = pathThrough(curve(strand), from, to, steps, height, round);
      paths.push({ strand, d: closed ? `${d}Z` : d });
    }
  }

  const echoList: StrandEcho[] = [];
  for (const [path] of paths.entries()) {
    for (let index = 0; index < echoes; index += 1) {
      // From well inside the strand to a little outside of it, each a bit further along.
      const share = (index + 1) / echoes;
      const stretch = Math.round((1 + echoStretch * (1 - 3.4 * share)) * 100) / 100;
      const shift = Math.round(share * height * (index % 2 === 0 ? 0.16 : -0.16));
      const lift = Math.round((height / 2) * (1 - stretch));
      echoList.push({ path, transform: `matrix(1 0 0 ${stretch} ${shift} ${lift})` });
    }
  }

  const nodeList: StrandNode[] = [];
  for (let index = 0; index < nodes; index += 1) {
    const strand = index % strands;
    const at = clamp((index + 0.5 + (random() - 0.5) * 0.7 * variation) / nodes, 0.01, 0.99);
    if (tear && Math.abs(at - tear.at) < tear.half * 1.4) continue;
    const { x, y } = curve(strand)(at);
    nodeList.push({
      strand,
      x: round(x),
      y: round(y),
      radius: round(random() < 0.3 ? large : small),
    });
  }

  return { width, height, paths, echoes: echoList, nodes: nodeList };
}
