import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Braid, Strands } from '../Figure/Braid';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import { Stretched } from '../Figure/Stretched';
import * as styles from './Flow.css';
import { levelCurve } from './flowPaths';

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

export type FlowProps = FigurePropsOf<FlowData>;

export interface FlowLinesProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Kinds of tiers, or of sources: every second one is fainter. */
  readonly lines: readonly (FlowTier['kind'] | 'first' | 'second')[];
  readonly side: 'sources' | 'tiers';
}

/** Renders lines between rows of equal height and their middle, braided where `used`. Hidden from screen readers. */
export function FlowLines({ lines, side, className, ...rest }: FlowLinesProps) {
  const count = lines.length;
  return (
    <Stretched {...rest} className={clsx(styles.lines, className)} box={[100, count]}>
      {lines.map((line, index) => {
        const [row, middle] = [index + 0.5, count / 2];
        const from = { x: 0, y: side === 'sources' ? row : middle };
        const to = { x: 100, y: side === 'tiers' ? row : middle };
        const strand = (lean?: number) => levelCurve(from, to, lean);
        // Two strands that cross once.
        if (line === 'used') return <Strands key={index} first={strand(0.2)} second={strand(-0.2)} />;
        const kind = clsx(line === 'second' && figure.second, line === 'dropped' && figure.possible);
        return <path key={index} className={clsx(figure.line, kind)} d={strand()} />;
      })}
    </Stretched>
  );
}

/**
 * Renders how several sources pass through one stage to their ends: a list, a text and a list, with lines between them
 * that are hidden from assistive technology (WCAG 1.1.1). The lines show the principle, no shares.
 */
export function Flow({ sources, stage, tiers, ...rest }: FlowProps) {
  // Two rails, to which the sources belong by turns, enter the braid of the stage.
  const end = 2 * sources.length;
  const rail = (x: number, start: number) => `M${x} ${start}V${end - 1}Q${x} ${end - 0.5} 8 ${end}`;
  return (
    <Figure {...rest}>
      <div className={styles.flow}>
        <Stretched className={styles.rail} box={[16, end]}>
          <Strands first={rail(4, 1)} second={rail(12, 3)} />
        </Stretched>
        <ul role="list" className={styles.sources} aria-label="From">
          {sources.map((source) => (
            <li key={source} className={styles.source}>
              {source}
            </li>
          ))}
        </ul>
        <FlowLines lines={sources.map((_, index) => (index % 2 ? 'second' : 'first'))} side="sources" />
        <Braid down arcs={4} className={styles.rail} />
        <div className={styles.stage}>
          <h3 className={styles.stageTitle}>{stage.title}</h3>
          <Braid arcs={4} className={styles.box} />
          <p className={styles.stageText}>{stage.description}</p>
        </div>
        <FlowLines lines={tiers.map(({ kind }) => kind)} side="tiers" />
        <ul role="list" className={styles.tiers} aria-label="To">
          {tiers.map(({ title, description, kind }) => (
            <li key={title} className={clsx(styles.tier, kind === 'dropped' && styles.dropped)}>
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
