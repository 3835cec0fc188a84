/** A box in CSS pixels, from the top left corner of the masked element. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Interval = readonly [start: number, end: number];

/** Distance over which particles fade next to a text, in CSS pixels. */
const fade = 64;

const px = (value: number) => `${String(Math.round(value))}px`;

/** Joins intervals between which nothing would be opaque. */
function join(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const [start, end] of intervals.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start - last[1] < 2 * fade) joined.splice(-1, 1, [last[0], Math.max(last[1], end)]);
    else joined.push([start, end]);
  }
  return joined;
}

/** Transparent within the intervals, opaque from `fade` outside of them. */
function gradient(direction: 'right' | 'bottom', hidden: readonly Interval[]): string {
  const stops = hidden.map(
    ([start, end]) => `#000 ${px(start - fade)}, #0000 ${px(start)} ${px(end)}, #000 ${px(end + fade)}`,
  );
  return `linear-gradient(to ${direction}, ${stops.join(', ')})`;
}

/**
 * Returns the `mask` that hides an element behind boxes with text: opaque in the rows without text, and beside the texts of
 * the others. Images that add up and don't repeat: as high as a page, `mask-composite` and repetition take browsers 10 to 50
 * times as long to draw.
 */
export function textMask(boxes: readonly Box[]): string {
  if (boxes.length === 0) return 'none';
  const rows = join(boxes.map(({ top, height }) => [top, top + height]));
  const besides = rows.map(([start, end]) => {
    const texts = boxes.filter(({ top }) => top >= start && top <= end);
    const columns = join(texts.map(({ left, width }) => [left, left + width]));
    return `${gradient('right', columns)} 0 ${px(start - fade)} / 100% ${px(end - start + 2 * fade)} no-repeat`;
  });
  return [`${gradient('bottom', rows)} no-repeat`, ...besides].join(', ');
}
