import { developmentError } from '../development/developmentError';
import { Figure } from '../Figure/Figure';
import type { FigureProps } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import type { Party } from '../Figure/party';
import { DataTable } from '../Table/DataTable';
import * as styles from './Responsibility.css';

/** One task of a shared operation. */
export interface ResponsibilityTask {
  readonly task: string;
  /** The one party that decides; it needs a role. */
  readonly decides: Party;
  /** The role of each party in the task, as a verb phrase; a party without a role does not participate. */
  readonly roles: Readonly<Partial<Record<Party, string>>>;
}

/** Data of a `Responsibility`. */
export interface ResponsibilityData {
  /** Four to ten tasks. */
  readonly tasks: readonly ResponsibilityTask[];
  /** Heading of the column of third parties. @default 'Vendor' */
  readonly vendor?: string;
}

export interface ResponsibilityProps extends Omit<FigureProps, 'children' | 'legend'>, ResponsibilityData {
  /** Heads the column of tasks. @default 'Task' */
  readonly taskLabel?: string;
  /** Heads the column of the client. @default 'You' */
  readonly clientLabel?: string;
  /** Heads the column of the provider, whose service it is. @default 'Provider' */
  readonly providerLabel?: string;
  /** Explains the mark of the client in the legend. @default 'you decide' */
  readonly clientDecidesLabel?: string;
  /** Follows the name of another party in the legend. @default 'decides' */
  readonly decidesLabel?: string;
  /** Explains the small ring in the legend. @default 'takes part' */
  readonly partLabel?: string;
}

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
export function Responsibility({
  tasks,
  vendor = 'Vendor',
  taskLabel = 'Task',
  clientLabel = 'You',
  providerLabel = 'Provider',
  clientDecidesLabel = 'you decide',
  decidesLabel = 'decides',
  partLabel = 'takes part',
  ...rest
}: ResponsibilityProps) {
  if (process.env.NODE_ENV !== 'production') checkTasks(tasks);
  const names: Readonly<Record<Party, string>> = { client: clientLabel, provider: providerLabel, vendor };
  const present = parties.filter((party) => tasks.some(({ roles }) => roles[party]));
  return (
    <Figure
      {...rest}
      legend={[
        ...present
          .filter((party) => tasks.some(({ decides }) => decides === party))
          .map((party) => ({
            mark: party,
            label: party === 'client' ? clientDecidesLabel : `${names[party]} ${decidesLabel}`,
          })),
        { mark: 'part', label: partLabel },
      ]}
    >
      <DataTable
        className={styles.table}
        head={[taskLabel, ...present.map((party) => names[party])]}
        rows={tasks.map(({ task, decides, roles }) => [
          task,
          ...present.map((party) => {
            const role = roles[party];
            if (!role) return null;
            const isDeciding = party === decides;
            return [
              <FigureMark key="mark" mark={isDeciding ? party : 'part'} className={styles.mark} />,
              isDeciding ? (
                <strong key="role" className={styles.decides}>
                  {role}
                </strong>
              ) : (
                role
              ),
            ];
          }),
        ])}
      />
    </Figure>
  );
}
