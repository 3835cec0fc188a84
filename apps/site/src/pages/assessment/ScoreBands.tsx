import type { AssessmentPage } from '@keystrand/content';
import { DescriptionList } from '@keystrand/ui';

export interface ScoreBandsProps {
  readonly bands: AssessmentPage['bands'];
  /** Highest possible total. */
  readonly max: number;
}

/** Renders how to count the points by hand, and the bands from the lowest; shown while there is no result. */
export function ScoreBands({ bands, max }: ScoreBandsProps) {
  const ascending = [...bands].sort((a, b) => a.from - b.from);
  return (
    <>
      <p>
        The result stands here from the first answer on. To count by hand: the first answer to a question is
        worth 0 points, the last 3. Add them up and compare.
      </p>
      <DescriptionList
        rows={ascending.map(({ from, title, text }, index) => {
          const to = (ascending[index + 1]?.from ?? max + 1) - 1;
          return { title: `${String(from)} to ${String(to)}: ${title}`, description: text };
        })}
      />
    </>
  );
}
