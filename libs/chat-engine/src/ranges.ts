import type { Fold } from './fold';

/** Half-open UTF-16 offsets. */
export type Range = readonly [start: number, end: number];

/** For each unit of the folded term, where the character it comes from starts in the term; then the term's length. */
export function origins(term: string, fold: Fold): number[] {
  const starts: number[] = [];
  let at = 0;
  // Each character is folded after the last one that left something, for white space folds as a run.
  let previous = '';
  for (const character of term) {
    const grown = fold(previous + character).length - fold(previous).length;
    for (let unit = 0; unit < grown; unit++) starts.push(at);
    if (grown) previous = character;
    at += character.length;
  }
  starts.push(at);
  return starts;
}

/** Where a folded text stands in a term: see `Suggestion.ranges`. */
export function findRanges(term: string, folded: string, text: string, fold: Fold): Range[] {
  const ranges: Range[] = [];
  const aligned =
    !/\p{Cs}/u.test(text) &&
    (term === folded || (term.length === folded.length && term.toLowerCase() === folded));
  const starts = aligned ? [] : origins(term, fold);
  for (let at = folded.indexOf(text); at >= 0;) {
    let next = at + text.length;
    const start = starts[at] ?? at;
    const end = starts[next] ?? next;
    if ((aligned && term === folded) || fold(term.slice(start, end)) === text) ranges.push([start, end]);
    else next = at + 1;
    at = folded.indexOf(text, next);
  }
  return ranges;
}
