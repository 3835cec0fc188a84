import { braidPath } from '../Figure/braidPath';
import { levelCurve } from '../Flow/flowPaths';

/** The two parties that an alert passes between. */
export type AlertFlowParty = 'provider' | 'client';

/** One stage of an alert's path. */
export interface AlertFlowStage {
  readonly title: string;
  /** Work of the stage. */
  readonly description: string;
  /** Who carries the stage out, and therefore the lane in which it is drawn. @default 'provider' */
  readonly does?: AlertFlowParty;
  /** Who decides; both, if the client is asked for some of the actions. */
  readonly decides: readonly [AlertFlowParty, ...AlertFlowParty[]];
  /** Names who decides: a person, a role or a rule that was agreed. */
  readonly decider: string;
  /** Subject of the decision. */
  readonly decision: string;
  /** Draws several lines that join; only for the first stage. @default false */
  readonly gathers?: boolean;
  /** Outcome of alerts that leave the path here; drawn as lines that end. */
  readonly closes?: string;
  /** The exchange between the lanes, in a few words, next to the client's mark. */
  readonly note?: string;
}

/** Units of the drawing's box: 100 for each column, and 16 for one rem of height. */
export const columnWidth = 100;
export const boxHeight = 232;

/** Height at which the drawing of each lane runs; the border between the lanes is at 140. */
const lane = { provider: 60, client: 182 } as const;

/** How far into its column the client's mark is drawn: a question, and a result that is handed over. */
const askedAt = 30;
const handedOverAt = 40;

/** Length in which the strand changes lanes. */
const laneChange = 45;

/** Path data of the drawing, by the way in which it is stroked. */
export interface AlertFlowPaths {
  /** The two strands of the braid. */
  readonly first: string;
  readonly second: string;
  /** Single line in the page's hue: a change of lanes, work that waits for an answer, the end of a closed alert. */
  readonly line: string;
  /** Signals that are gathered, and alerts that are closed. */
  readonly faint: string;
  /** Questions to the client and the client's orders. */
  readonly exchange: string;
  /** Marks, as lines without length: their round caps are the discs, which stay round when the drawing is stretched. */
  readonly dots: string;
  readonly rings: string;
  readonly discs: string;
}

/** The client's role in a stage that the provider carries out. */
export type Exchange = 'none' | 'asks' | 'orders' | 'receives';

/**
 * Returns how the client takes part in a stage: `asks`, if both decide; `orders`, if the client decides before the work;
 * `receives`, if the client decides on the result of the last stage. Nothing is drawn for a stage that gathers signals.
 */
export function getExchange(
  { decides, does = 'provider', gathers = false }: AlertFlowStage,
  isLast: boolean,
): Exchange {
  if (does === 'client' || gathers || !decides.includes('client')) return 'none';
  if (decides.includes('provider')) return 'asks';
  return isLast ? 'receives' : 'orders';
}

/** Returns the path data of an alert flow. All lines start at the left edge of their stage's column. */
export function alertFlowPaths(stages: readonly AlertFlowStage[]): AlertFlowPaths {
  const d = { first: '', second: '', line: '', faint: '', exchange: '', dots: '', rings: '', discs: '' };
  const upper = lane.provider;
  const lower = lane.client;

  for (const [index, stage] of stages.entries()) {
    const x = index * columnWidth;
    const isLast = index === stages.length - 1;
    const own = lane[stage.does ?? 'provider'];
    const exchange = getExchange(stage, isLast);
    /** Where the braid begins; before it, the strand is a single line. */
    let from = x;

    if (stage.gathers) {
      from = x + columnWidth - laneChange;
      for (let row = -3; row <= 3; row += 1) {
        const y = upper + 11 * row;
        d.dots += `M${x} ${y}h0`;
        d.faint += `M${x} ${y}h8C${x + 28} ${y} ${x + 32} ${upper} ${from} ${upper}`;
      }
    } else if (own === upper) d.rings += `M${x} ${upper}h0`;
    else d.discs += `M${x} ${lower}h0`;

    if (stage.closes)
      for (const reach of [14, 30, 46]) {
        d.faint += `M${x} ${upper}C${x} ${upper + 30} ${x + reach} ${upper + 8} ${x + reach} ${upper + 42}`;
        d.line += `M${x + reach - 3} ${upper + 42}h6`;
      }

    if (exchange === 'asks') {
      const disc = x + askedAt;
      from = x + 2 * askedAt;
      d.line += `M${x} ${upper}H${from}`;
      d.exchange += `M${x} ${upper}C${x} ${lower - 24} ${x + 8} ${lower} ${disc} ${lower}S${disc + 6} ${upper} ${from} ${upper}`;
      d.discs += `M${disc} ${lower}h0`;
    } else if (exchange === 'orders') {
      d.exchange += `M${x} ${lower}V${upper}`;
      d.discs += `M${x} ${lower}h0`;
    } else if (exchange === 'receives') {
      const disc = x + handedOverAt;
      d.line += `M${x} ${upper}C${x + 26} ${upper} ${x + 12} ${lower} ${disc} ${lower}`;
      d.discs += `M${disc} ${lower}h0`;
    }

    const next = stages[index + 1];
    if (!next) continue;
    const end = x + columnWidth;
    const target = lane[next.does ?? 'provider'];
    const to = target === own ? end : end - laneChange;
    if (to > from) {
      const arcs = Math.round((to - from) / 20);
      const { first, second } = braidPath({ x0: from, x1: to, y: own, height: 16, arcs });
      d.first += first;
      d.second += second;
    }
    if (target !== own) d.line += levelCurve({ x: to, y: own }, { x: end, y: target });
  }
  return d;
}
