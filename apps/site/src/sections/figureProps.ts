import type { Figure, Page, Step } from '@keystrand/content';
import type { FigureProps } from '@keystrand/ui';

/** Returns the steps of a page that a timeline draws. */
function stepsOf(page: Page): readonly Step[] {
  if ('steps' in page) return page.steps;
  if ('scenario' in page) return page.scenario.steps;
  throw new Error(`The page "${page.path}" has a timeline and no steps.`);
}

/**
 * Returns the props of the part that renders `figure`. A timeline gets the steps of its page, each with its timing.
 * @throws {Error} naming the page, if the timeline has not one timing per step
 */
export function figureProps(figure: Figure, page: Page): FigureProps {
  const { kind: _kind, place: _place, ...props } = figure;
  if (!('timings' in props)) return props;
  const { timings, ...texts } = props;
  const steps = stepsOf(page);
  if (steps.length !== timings.length)
    throw new Error(
      `The timeline of "${page.path}" has ${String(timings.length)} timings for ${String(steps.length)} steps.`,
    );
  const timed = { ...texts, steps: steps.map((step, index) => ({ ...step, ...timings[index] })) };
  return timed;
}
