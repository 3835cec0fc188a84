import { Fragment } from 'react';
import { Figure } from '../Figure/Figure';
import type { FigurePropsOf } from '../Figure/Figure';
import { emphasis } from '../Figure/Figure.css';
import { FigureMark } from '../Figure/FigureMark';
import type { Party } from '../Figure/party';
import { DataTable } from '../Table/DataTable';
import * as styles from './Responsibility.css';

/** The role of each party, as a verb phrase; a party without a role does not participate. */
type Roles<Decider extends Party> = Readonly<Record<Decider, string> & Partial<Record<Party, string>>>;

/** A task and the one party that decides, which has a role in it. */
export type ResponsibilityTask = {
  readonly [Decider in Party]: {
    readonly task: string;
    readonly decides: Decider;
    readonly roles: Roles<Decider>;
  };
}[Party];

export interface ResponsibilityData {
  /** Four to ten tasks. */
  readonly tasks: readonly ResponsibilityTask[];
  /** Heading of the column of third parties. @default 'Vendor' */
  readonly vendor?: string;
}

const defaultLabels = {
  task: 'Task',
  client: 'You',
  provider: 'Provider',
  /** In the legend: of the client, after the name of another party, and of who takes part. */
  clientDecides: 'you decide',
  decides: 'decides',
  part: 'takes part',
};

export type ResponsibilityProps = FigurePropsOf<ResponsibilityData, typeof defaultLabels>;

const parties = ['client', 'provider', 'vendor'] as const;

/**
 * Renders who does what in a shared operation: a table with a row for each task, a column for each party, and one party
 * that decides. In narrow windows the rows are a list by task, with the deciding party first.
 */
export function Responsibility({ tasks, vendor = 'Vendor', labels, ...rest }: ResponsibilityProps) {
  const names = { ...defaultLabels, ...labels, vendor };
  const present = parties.filter((party) => tasks.some(({ roles }) => roles[party]));
  return (
    <Figure
      {...rest}
      legend={[
        ...present
          .filter((party) => tasks.some(({ decides }) => decides === party))
          .map((party) => ({
            mark: party,
            label: party === 'client' ? names.clientDecides : `${names[party]} ${names.decides}`,
          })),
        { mark: 'part', label: names.part },
      ]}
    >
      <DataTable
        className={styles.table}
        head={[names.task, ...present.map((party) => names[party])]}
        rows={tasks.map(({ task, decides, roles }) => [
          task,
          ...present.map((party) => {
            const role = roles[party];
            if (!role) return null;
            const isDeciding = party === decides;
            return (
              <Fragment key={party}>
                <FigureMark mark={isDeciding ? party : 'part'} className={styles.mark} />
                {isDeciding ? <strong className={emphasis}>{role}</strong> : role}
              </Fragment>
            );
          }),
        ])}
      />
    </Figure>
  );
}
