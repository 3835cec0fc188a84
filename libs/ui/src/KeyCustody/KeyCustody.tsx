import { clsx } from 'clsx';
import { Braid } from '../Figure/Braid';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf, LegendItem } from '../Figure/Figure';
import { FigureMark } from '../Figure/FigureMark';
import type { Party } from '../Figure/party';
import * as styles from './KeyCustody.css';

/**
 * The check before a key can be used. `delay`: time has to pass, or the right expires. `threshold`: several
 * have to agree. `rule`: a condition that the system enforces.
 */
export type CheckKind = 'delay' | 'threshold' | 'rule';

/** A key, a share of one, or the statement that there is none. */
export interface CustodyKey {
  readonly title: string;
  /** Where it is kept, or how it is used. */
  readonly description: string;
  /** The check before the key can be used. */
  readonly check?: {
    readonly kind: CheckKind;
    readonly title: string;
    readonly text: string;
  };
  /** Power of the key once the check is passed; without it, the key has no power by itself. */
  readonly power?: string;
}

/** A trust boundary: whoever controls what is inside it. */
export interface KeyHolder {
  readonly title: string;
  /** The side that controls the keys: the client's, a third party's, or the provider's, who holds no production keys. */
  readonly party: Party;
  readonly keys: readonly CustodyKey[];
  /**
   * Draws a dotted line from a holder without powers to the check of the last key that has one, to which its share
   * contributes. @default false
   */
  readonly joins?: boolean;
}

export interface KeyCustodyData {
  /** Holders with powers first; holders without any are shown below them. */
  readonly holders: readonly KeyHolder[];
  /** Where the powers are exercised, such as 'On chain, in public'. */
  readonly realm: string;
  /** Explains the marks of the sides in the legend. @default 'held on your side', 'held by a supplier', 'holds nothing' */
  readonly labels?: Partial<Record<Party, string>>;
}

export type KeyCustodyProps = FigurePropsOf<KeyCustodyData>;

const defaultLabels = {
  client: 'held on your side',
  vendor: 'held by a supplier',
  provider: 'holds nothing',
} as const;

const parties = ['client', 'vendor', 'provider'] as const;

const hasPower = ({ keys }: KeyHolder) => keys.some(({ power }) => power);

function Holder({ title: name, party, keys }: KeyHolder) {
  return (
    <li className={clsx(styles.holder, styles.boundary[party])}>
      <h3 className={clsx(figure.label, styles.name)}>{name}</h3>
      {keys.map(({ title, description, check, power }) => (
        <div key={title} className={power && styles.row}>
          {power ? <Braid arcs={12} className={styles.strand} /> : null}
          <div className={styles.key[party]}>
            {party === 'provider' ? <FigureMark mark="none" className={styles.none} /> : null}
            <p className={figure.itemTitle}>{title}</p>
            <p className={figure.itemText}>{description}</p>
          </div>
          {check ? (
            <p className={styles.check}>
              <FigureMark mark={check.kind} className={styles.checkMark} />
              <strong className={figure.emphasis}>{check.title}</strong> {check.text}
            </p>
          ) : null}
          {power ? <p className={styles.power}>{power}</p> : null}
        </div>
      ))}
    </li>
  );
}

/**
 * Renders who holds which key: a box for each trust boundary, the check before a key can be used, and what the key can
 * do. Boxes are dashed where the client has no control. The lines are hidden from screen readers.
 */
export function KeyCustody({ holders, realm, labels, ...rest }: KeyCustodyProps) {
  const powerless = holders.filter((holder) => !hasPower(holder));
  const legend = parties
    .filter((side) => holders.some(({ party }) => party === side))
    .map((party): LegendItem => ({
      mark: party === 'provider' ? 'none' : party,
      label: labels?.[party] ?? defaultLabels[party],
    }));
  const render = (holder: KeyHolder) => <Holder key={holder.title} {...holder} />;
  return (
    <Figure {...rest} legend={legend}>
      <div>
        <div className={clsx(styles.powers, powerless.some(({ joins }) => joins) && styles.joined)}>
          <p className={clsx(figure.label, styles.realm)}>{realm}</p>
          <ul role="list">{holders.filter(hasPower).map(render)}</ul>
        </div>
        {powerless.length > 0 ? (
          <ul role="list" className={styles.powerless}>
            {powerless.map(render)}
          </ul>
        ) : null}
      </div>
    </Figure>
  );
}
