import { braidPath } from '../Figure/braidPath';
import { Drawing } from '../Figure/Drawing';
import { levelCurve } from '../Flow/flowPaths';

export type AlertFlowParty = 'provider' | 'client';

export interface AlertFlowStage {
  readonly title: string;
  readonly description: string;
  readonly duration?: string;
  /** Who carries the stage out, and therefore the lane in which it is drawn. @default 'provider' */
  readonly does?: AlertFlowParty;
  /** Who decides; both, if the client is asked for some of the actions. */
  readonly decides: readonly [AlertFlowParty, ...AlertFlowParty[]];
  /** Names who decides: a person, a role or a rule that was agreed. */
  readonly decider: string;
  readonly decision: string;
  /** Draws several lines that join; only for the first stage. @default false */
  readonly gathers?: boolean;
  /** Outcome of alerts that leave the path here; drawn as lines that end. */
  readonly closes?: string;
  /** The exchange between the lanes, in a few words, next to the client's mark. */
  readonly note?: string;
}

/** Units of the drawing's box: 100 for each column, and 16 for one rem of height. */
const columnWidth = 100;
const boxHeight = 232;

/** Height at which the drawing of each lane runs; the border between the lanes is at 140. */
export const lane = { provider: 60, client: 182 } as const;

/** Length in which the strand changes lanes. */
const laneChange = 45;

/**
 * Draws an alert flow; all lines start at the left edge of their stage's column, or `inset` after it. `second` includes signals that are
 * gathered and alerts that are closed. The client takes part in a stage of the provider by an order before it or by an
 * answer, drawn in `ink`, or receives the result of the last stage. Nothing is drawn for a stage that gathers signals.
 */
export function alertFlowPaths(stages: readonly AlertFlowStage[], inset = 0): Drawing {
  const d = new Drawing();
  d.box = [stages.length * columnWidth, boxHeight];
  const upper = lane.provider;
  const lower = lane.client;

  for (const [index, stage] of stages.entries()) {
    const x = inset + index * columnWidth;
    const isLast = index === stages.length - 1;
    const own = lane[stage.does ?? 'provider'];
    /** Where the braid begins; before it, the strand is a single line. */
    let from = x;

    if (stage.gathers) {
      from = x + columnWidth - laneChange;
      for (let row = -3; row <= 3; row += 1) {
        const y = upper + 11 * row;
        d.mark('dots', x, y);
        d.second += `M${x} ${y}h8C${x + 28} ${y} ${x + 32} ${upper} ${from} ${upper}`;
      }
    } else d.mark(own === upper ? 'rings' : 'discs', x, own);

    if (stage.closes)
      for (const reach of [14, 30, 46]) {
        d.second += `M${x} ${upper}C${x} ${upper + 30} ${x + reach} ${upper + 8} ${x + reach} ${upper + 42}`;
        d.line += `M${x + reach - 3} ${upper + 42}h6`;
      }

    if (own === upper && !stage.gathers && stage.decides.includes('client')) {
      const isAsked = stage.decides.includes('provider');
      d[isLast && !isAsked ? 'line' : 'ink'] += `M${x} ${upper}V${lower}`;
      d.mark('discs', x, lower);
      if (isAsked) {
        from = x + 60;
        d.line += `M${x} ${upper}H${from}`;
        d.ink += levelCurve({ x, y: lower }, { x: from, y: upper });
      }
    }

    const next = stages[index + 1];
    if (!next) continue;
    const end = x + columnWidth;
    const target = lane[next.does ?? 'provider'];
    const to = target === own ? end : end - laneChange;
    if (to > from) {
      const arcs = Math.round((to - from) / 20);
      d.strands(braidPath({ x0: from, x1: to, y: own, height: 16, arcs }));
    }
    if (target !== own) d.line += levelCurve({ x: to, y: own }, { x: end, y: target });
  }
  return d;
}
