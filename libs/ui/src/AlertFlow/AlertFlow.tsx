import { clsx } from 'clsx';
import { Braid } from '../Figure/Braid';
import { DrawingPaths } from '../Figure/Drawing';
import { Figure, Legend } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import { railBraid, railItem } from '../Figure/rail.css';
import { Stretched } from '../Figure/Stretched';
import { strong } from '../Prose/RichText.css';
import { alertFlowPaths } from './alertFlowPaths';
import type { AlertFlowParty, AlertFlowStage } from './alertFlowPaths';
import * as styles from './AlertFlow.css';

export type { AlertFlowParty, AlertFlowStage };

export interface AlertFlowData {
  /** Three to six stages, in order. */
  readonly stages: readonly AlertFlowStage[];
}

const defaultLabels = { provider: 'Provider', client: 'You', deciders: 'Who decides' };

export type AlertFlowProps = FigurePropsOf<AlertFlowData, typeof defaultLabels>;

/**
 * Renders work that changes hands: an ordered list with a column for each stage, a drawing in two lanes, and who decides.
 * The lines are hidden from screen readers; each decision names who takes it.
 */
export function AlertFlow({ stages, labels, ...rest }: AlertFlowProps) {
  const { provider, client, deciders } = { ...defaultLabels, ...labels };
  const drawing = alertFlowPaths(stages);
  return (
    <Figure {...rest}>
      <div className={styles.flow}>
        <ol role="list" className={styles.list}>
          {stages.map((stage, index) => (
            <li key={stage.title} className={clsx(railItem[stage.does ?? 'provider'], styles.item)}>
              {index === stages.length - 1 ? null : (
                <Braid down arcs={2} className={clsx(railBraid, styles.rail)} />
              )}
              <div>
                <h3 className={figure.itemTitle}>{stage.title}</h3>
                {stage.duration ? <p className={figure.label}>{stage.duration}</p> : null}
              </div>
              <p className={styles.text}>{stage.description}</p>
              {stage.closes ? (
                <span className={styles.closes} aria-hidden="true">
                  {stage.closes}
                </span>
              ) : null}
              {stage.note ? (
                <span className={styles.note} aria-hidden="true">
                  {stage.note}
                </span>
              ) : null}
              <p className={styles.decision}>
                <span className={styles.marks}>
                  {stage.decides.map((party) => (
                    <FigureMark key={party} mark={party} />
                  ))}
                </span>
                <span>
                  <strong className={strong}>{stage.decider}</strong> {stage.decision}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <Stretched box={drawing.box} className={styles.drawing}>
          <DrawingPaths drawing={drawing} />
        </Stretched>
        <span className={styles.laneName} aria-hidden="true">
          {provider}
        </span>
        <span className={clsx(styles.laneName, styles.clientLane)} aria-hidden="true">
          {client}
        </span>
        <span className={clsx(styles.laneName, styles.deciders)} aria-hidden="true">
          {deciders}
        </span>
        <Legend
          className={styles.legend}
          items={[
            { mark: 'provider', label: provider },
            { mark: 'client', label: client },
          ]}
        />
      </div>
    </Figure>
  );
}
