import { DescriptionList } from '@keystrand/ui';
import type { ScoreProps } from './Result';

/** Renders how to count the points by hand, and the bands from the lowest; shown while there is no result. */
export function ScoreBands({ page: { bands }, score: { max } }: ScoreProps) {
  return (
    <>
      <p>
        The result stands here from the first answer on. To count by hand: the first answer to a question is
        worth 0 points, the last 3. Add them up and compare.
      </p>
      <DescriptionList
        rows={bands.map(({ from, title, text }, index) => {
          const to = (bands[index + 1]?.from ?? max + 1) - 1;
          return { title: `${String(from)} to ${String(to)}: ${title}`, description: text };
        })}
      />
    </>
  );
}
