// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateStrand } from './generateStrand';
import type { StrandOptions } from './generateStrand';

const options = fc.record({
  seed: fc.integer(),
  strands: fc.integer({ min: 1, max: 5 }),
  width: fc.integer({ min: 200, max: 2600 }),
  height: fc.integer({ min: 120, max: 400 }),
  waves: fc.integer({ min: 1, max: 8 }),
  nodes: fc.integer({ min: 0, max: 30 }),
  echoes: fc.integer({ min: 0, max: 6 }),
});

const brokenOptions = options.map((open) => ({ ...open, broken: { at: 0.5, gap: open.width / 10 } }));

/** Returns the absolute points and control points of a path, whose curves have relative coordinates. */
const getPoints = (d: string) => {
  const points: { readonly x: number; readonly y: number }[] = [];
  let origin = { x: 0, y: 0 };
  for (const [, values = ''] of d.matchAll(/[Mcs]([^Mcs]+)/g)) {
    const numbers = (values.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    for (let index = 0; index < numbers.length; index += 2)
      points.push({
        x: origin.x + (numbers[index] ?? Number.NaN),
        y: origin.y + (numbers[index + 1] ?? Number.NaN),
      });
    origin = points.at(-1) ?? origin;
  }
  return points;
};

describe('generateStrand', () => {
  it('is deterministic', () => {
    fc.assert(
      fc.property(options, (given) => {
        expect(generateStrand(given)).toEqual(generateStrand({ ...given }));
      }),
    );
  });

  it('keeps all points and control points inside the height of the box', () => {
    fc.assert(
      fc.property(fc.oneof(options, brokenOptions), (given: StrandOptions) => {
        for (const { d } of generateStrand(given).paths) {
          for (const { y } of getPoints(d)) {
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(given.height);
          }
        }
      }),
    );
  });

  it('keeps every node with its radius inside the box', () => {
    fc.assert(
      fc.property(fc.oneof(options, brokenOptions), (given: StrandOptions) => {
        for (const { x, y, radius } of generateStrand(given).nodes) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(given.width);
          expect(y - radius).toBeGreaterThanOrEqual(0);
          expect(y + radius).toBeLessThanOrEqual(given.height);
        }
      }),
    );
  });

  it('breaks every strand in two and leaves the gap empty', () => {
    const { paths, nodes } = generateStrand({
      seed: 4,
      width: 2000,
      height: 240,
      nodes: 30,
      broken: { at: 0.5, gap: 200 },
    });
    expect(paths).toHaveLength(6);
    // Each end varies by up to 30 % of half the gap.
    const isClear = ({ x }: { readonly x: number }) => Math.abs(x - 1000) >= 70;
    expect(paths.flatMap(({ d }) => getPoints(d)).every(isClear)).toBe(true);
    expect(nodes.every(isClear)).toBe(true);
  });

  it('writes at most two decimals, and integers for large drawings', () => {
    const getNumbers = (height: number) =>
      generateStrand({ seed: 3, width: 10 * height, height }).paths.flatMap(
        ({ d }) => d.match(/\d+(?:\.\d+)?/g) ?? [],
      );
    expect(getNumbers(240).every((text) => /^\d+$/.test(text))).toBe(true);
    expect(getNumbers(16).every((text) => /^\d+(?:\.\d{1,2})?$/.test(text))).toBe(true);
  });
});
