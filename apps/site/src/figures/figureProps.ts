import { company } from '@keystrand/content';
import type { Figure, Page } from '@keystrand/content';
import type { FigureProps } from '@keystrand/ui';
import { timelineCaption } from './timelineCaption';

export const replacesSteps = ({ kind, place }: Figure) =>
  kind === 'timeline' || (kind === 'alert-flow' && place === 'process');

/**
 * Returns the props of the component that renders `figure`. The company is the provider in its figures, and issues its
 * specimens. A timeline gets the steps of its page, each with its timing, and a caption with the sum of their durations
 * unless it has one.
 * @throws {Error} naming the page, if the timeline has not one timing per step
 */
export function figureProps(figure: Figure, page: Page): FigureProps {
  const { kind, place: _place, ...props } = figure;
  const { name } = company;
  const steps = 'steps' in page ? page.steps : [];
  if ('stages' in props)
    return Object.assign(props, {
      stages: replacesSteps(figure)
        ? steps.map((step, index) => ({ ...step, ...props.stages[index] }))
        : props.stages,
      labels: { provider: name },
    });
  if (kind === 'responsibility') return Object.assign(props, { labels: { provider: name } });
  if (kind === 'specimen') return Object.assign(props, { issuer: name });
  if (!('timings' in props)) return props;
  const { timings, ...texts } = props;
  if (steps.length !== timings.length)
    throw new Error(
      `The timeline of "${page.path}" has ${String(timings.length)} timings for ${String(steps.length)} steps.`,
    );
  const timed = steps.map((step, index) => ({ ...step, ...timings[index] }));
  const caption = texts.caption ?? timelineCaption(timed);
  return Object.assign(texts, caption !== undefined && { caption }, { steps: timed });
}
