import { Braid } from '../Figure/Braid';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import * as styles from './Flow.css';
import { FlowLines, StageLines } from './FlowLines';

export interface FlowTier {
  readonly title: string;
  readonly description: string;
  /** `used`: worked with. `kept`: stored. `dropped`: left out. */
  readonly kind: 'used' | 'kept' | 'dropped';
}

export interface FlowData {
  /** Where the flow begins, two to six. */
  readonly sources: readonly string[];
  readonly stage: { readonly title: string; readonly description: string };
  /** Where the flow ends, one to four. */
  readonly tiers: readonly FlowTier[];
}

/** Names of the two lists for assistive technology. */
const defaultLabels = { sources: 'From', tiers: 'To' };

export type FlowProps = FigurePropsOf<FlowData, typeof defaultLabels>;

/**
 * Renders how several sources pass through one stage to their ends: a list, a text and a list, with lines between them
 * that are hidden from assistive technology (WCAG 1.1.1). The lines show the principle, no shares.
 */
export function Flow({ sources, stage, tiers, labels, ...rest }: FlowProps) {
  const names = { ...defaultLabels, ...labels };
  const sourceLines = sources.map((_, index) => (index % 2 === 0 ? 'first' : 'second'));
  const tierLines = tiers.map(({ kind }) => kind);
  return (
    <Figure {...rest}>
      <div className={styles.flow}>
        <Braid down arcs={2 * sources.length} className={styles.rail} />
        <ul role="list" className={styles.sources} aria-label={names.sources}>
          {sources.map((source) => (
            <li key={source} className={styles.source}>
              {source}
            </li>
          ))}
        </ul>
        <FlowLines lines={sourceLines} isIn />
        <div className={styles.stage}>
          <h3 className={styles.stageTitle}>{stage.title}</h3>
          <StageLines />
          <p className={styles.stageText}>{stage.description}</p>
        </div>
        <FlowLines lines={tierLines} isIn={false} />
        <ul role="list" className={styles.tiers} aria-label={names.tiers}>
          {tiers.map(({ title, description, kind }) => (
            <li key={title} className={styles.tier}>
              <FigureMark mark={kind} />
              <div>
                <h3 className={figure.itemTitle}>{title}</h3>
                <p className={figure.itemText}>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Figure>
  );
}
