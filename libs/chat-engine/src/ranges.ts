import type { Fold } from './fold';

/** Half-open UTF-16 offsets. */
export type Range = readonly [start: number, end: number];

/** Maps each code unit of the folded term to the offset of its character in the term. Ends with the term's length. */
function originalOffsets(term: string, fold: Fold): number[] {
  const starts: number[] = [];
  let offset = 0;
  // Folded together with the previous character that produced output, because runs of white space fold as one.
  let previous = '';
  for (const character of term) {
    const grown = fold(previous + character).length - fold(previous).length;
    for (let unit = 0; unit < grown; unit++) starts.push(offset);
    if (grown) previous = character;
    offset += character.length;
  }
  starts.push(offset);
  return starts;
}

/** Returns the ranges of a term that fold to a text; see `Suggestion.ranges`. */
export function findRanges(term: string, folded: string, text: string, fold: Fold): Range[] {
  const ranges: Range[] = [];
  const aligned =
    !/\p{Cs}/u.test(text) &&
    (term === folded || (term.length === folded.length && term.toLowerCase() === folded));
  const starts = aligned ? [] : originalOffsets(term, fold);
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
