import type { AssessmentPage } from '@keystrand/content';
import { DescriptionList } from '@keystrand/ui';

export interface ScoreBandsProps {
  readonly bands: AssessmentPage['bands'];
  /** Highest possible total. */
  readonly max: number;
}

/** Renders how to count the points by hand, and the bands from the lowest; shown while there is no result. */
export function ScoreBands({ bands, max }: ScoreBandsProps) {
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
