import { Fragment } from 'react';
import { developmentError } from '../development/developmentError';
import { Figure } from '../Figure/Figure';
import type { FigurePropsOf } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import type { Party } from '../Figure/party';
import { DataTable } from '../Table/DataTable';
import * as styles from './Responsibility.css';

export interface ResponsibilityTask {
  readonly task: string;
  /** The one party that decides; it needs a role. */
  readonly decides: Party;
  /** The role of each party in the task, as a verb phrase; a party without a role does not participate. */
  readonly roles: Readonly<Partial<Record<Party, string>>>;
}

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

function checkTasks(tasks: readonly ResponsibilityTask[]): void {
  const undecided = tasks.find(({ decides, roles }) => !roles[decides]);
  if (undecided)
    throw developmentError(
      'Responsibility',
      `'${undecided.task}' is decided by '${undecided.decides}', which has no role in it`,
      'Give that party a role',
    );
}

/**
 * Renders who does what in a shared operation: a table with a row for each task, a column for each party, and one party
 * that decides. In narrow windows the rows are a list by task, with the deciding party first.
 */
export function Responsibility({ tasks, vendor = 'Vendor', labels, ...rest }: ResponsibilityProps) {
  if (process.env.NODE_ENV !== 'production') checkTasks(tasks);
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
                {isDeciding ? <strong className={styles.decides}>{role}</strong> : role}
              </Fragment>
            );
          }),
        ])}
      />
    </Figure>
  );
}
