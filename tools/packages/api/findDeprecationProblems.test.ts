import { describe, expect, it } from 'vitest';
import { findDeprecationProblems } from './findDeprecationProblems.ts';

/** Declarations of a package whose `Sheet` and its property `tone` are deprecated. */
const fixture = (sheet: string, tone = sheet) => `
/** Renders a surface. */
export declare function Surface(): string;
/**
 * Renders a sheet.
 * @deprecated ${sheet}
 */
export declare const Sheet: () => string;
export declare interface SurfaceProps {
  /** @deprecated ${tone} */
  readonly tone?: string;
  readonly hue?: string;
}
`;
const correct = 'Since 0.2.0. Use {@link Surface} instead. Removed in 1.0.0.';

describe('findDeprecationProblems', () => {
  it.each([
    correct,
    'Since 0.2.0. Use `hue` instead. Removed in 0.4.0.',
    'Since 0.2.0. Use\n * {@link Surface | the surface} instead. Removed in 1.0.0.',
    'Since 0.2.0. No replacement: nobody needs two kinds. Removed in 1.0.0.',
  ])('accepts "%s"', (text) => {
    expect(findDeprecationProblems([fixture(text)], '0.2.1')).toEqual([]);
  });

  it.each([
    '',
    'Use Surface.',
    'Since 0.2.0. Use {@link Surface} instead.',
    'Use {@link Surface} instead. Removed in 1.0.0.',
    'Since 0.2.0. Removed in 1.0.0.',
  ])('asks for replacement and version of removal in "%s"', (text) => {
    expect(findDeprecationProblems([fixture(text, correct)], '0.2.1')).toEqual([
      `Sheet is deprecated with "${text}". Write it as: @deprecated Since 0.2.0. Use {@link Name} instead. Removed in 1.0.0.`,
    ]);
  });

  it('names a property with its type', () => {
    expect(findDeprecationProblems([fixture(correct, 'Old.')], '0.2.1')).toEqual([
      expect.stringContaining('SurfaceProps.tone is deprecated with "Old."'),
    ]);
  });

  it('rejects a replacement that the package does not have', () => {
    const text = correct.replace('Surface', 'Panel');
    expect(findDeprecationProblems([fixture(text, correct)], '0.2.1')).toEqual([
      'Sheet is deprecated in favour of "Panel", which the package does not have.',
    ]);
  });

  it('finds a replacement in another entry point', () => {
    const other = 'export declare const Panel: string;';
    const text = correct.replace('Surface', 'Panel');
    expect(findDeprecationProblems([fixture(text, correct), other], '0.2.1')).toEqual([]);
  });

  it('asks for the removal once its version is reached', () => {
    expect(findDeprecationProblems([fixture(correct)], '1.0.0')).toEqual([
      'Sheet should have been removed in 1.0.0; the package is at 1.0.0.',
      'SurfaceProps.tone should have been removed in 1.0.0; the package is at 1.0.0.',
    ]);
  });

  it('rejects a removal before the deprecation', () => {
    const text = correct.replace('0.2.0', '0.10.0').replace('1.0.0', '0.9.0');
    expect(findDeprecationProblems([fixture(text, correct)], '0.2.0')).toEqual([
      'Sheet is removed in 0.9.0, not after its deprecation in 0.10.0.',
    ]);
  });
});
