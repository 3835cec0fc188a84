import { clsx } from 'clsx';
import { Fragment } from 'react';
import { RichText } from '../Prose/RichText';
import { DataTable } from '../Table/DataTable';
import { Clock } from './Clock';
import { Path } from './Path';
import { Scale } from '../Scale/Scale';
import type { SpecimenBlock } from './types';
import * as styles from './Block.css';
import { table } from './sheetTable.css';

type BlockOf<Type extends SpecimenBlock['type']> = Extract<SpecimenBlock, { type: Type }>;

function Rows({ rows, columns = 1 }: Pick<BlockOf<'rows'>, 'rows' | 'columns'>) {
  return (
    <dl className={clsx(styles.rows, styles.columnCount[columns])}>
      {rows.map(({ term, text }, index) => (
        <Fragment key={`${term}${index}`}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Scores at which the ratings after the lowest begin, CVSS v4.0 section 6: https://www.first.org/cvss/v4.0/specification-document */
const ratingScores = [4, 7, 9];

function Severity({ score, ratings, vector, rows }: BlockOf<'severity'>) {
  return (
    <>
      <p className={styles.mark}>
        {score.toFixed(1)}, {ratings[ratingScores.filter((lowest) => score >= lowest).length]}
      </p>
      <Scale at={score * 10} ticks={[0, ...ratingScores.map((lowest) => lowest * 10), 100]} arcs={40} />
      <p className={styles.ratings} aria-hidden="true">
        {ratings.map((rating, index) => (
          <span key={rating}>{`${rating}\n${[0.1, ...ratingScores][index]}+`}</span>
        ))}
      </p>
      <p className={styles.code}>
        {vector.match(/[^/]+\/?/g)?.map((metric) => [metric, <wbr key={metric} />])}
      </p>
      <Rows rows={rows} columns={3} />
    </>
  );
}

function Scales({ poles, items }: BlockOf<'scales'>) {
  return (
    <>
      <p className={styles.axis}>
        <span>
          {poles.map((pole) => (
            <span key={pole} className={styles.pole}>
              {pole}
            </span>
          ))}
        </span>
      </p>
      <ul role="list">
        {items.map(({ title, text, from, at }) => (
          <li key={title} className={styles.drawn}>
            <span>
              <strong className={styles.strong}>{title}</strong> {text}
            </span>
            <Scale at={at * 100} from={from && from * 100} ticks={poles.length > 2 ? [50] : []} arcs={20} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface BlockProps {
  readonly block: SpecimenBlock;
  readonly id: string;
}

function Content({ block, id }: BlockProps) {
  switch (block.type) {
    case 'text':
    case 'statement':
      return (
        <p className={block.type === 'statement' ? styles.statement : undefined}>
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? styles.numbered : styles.dashed}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <pre className={styles.code}>{block.code}</pre>;
    case 'rows':
      return <Rows {...block} />;
    case 'columns':
      return (
        <ul role="list" className={styles.columns}>
          {block.items.map(({ mark, title, text }) => (
            <li key={title} className={styles.column}>
              {mark ? <span className={styles.mark}>{mark} </span> : null}
              <strong className={styles.strong}>{title}</strong> {text}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <DataTable
          className={table}
          aria-labelledby={id}
          head={block.head}
          rows={block.cells.map((cells) =>
            cells.map((cell, column) => <RichText key={column} text={cell} />),
          )}
        />
      );
    case 'severity':
      return <Severity {...block} />;
    case 'scales':
      return <Scales {...block} />;
    case 'path':
      return <Path stops={block.stops} />;
    case 'clock':
      return <Clock {...block} />;
    case 'signatures':
      return (
        <ul role="list" className={styles.columns}>
          {block.items.map((item) => (
            <li key={item} className={styles.signature}>
              {item}
            </li>
          ))}
        </ul>
      );
  }
}

export function Block({ block, id }: BlockProps) {
  return (
    <div className={clsx(styles.block, block.half && styles.half)}>
      {block.heading ? (
        <h4 id={block.type === 'table' ? id : undefined} className={styles.heading}>
          {block.heading}
        </h4>
      ) : null}
      <Content block={block} id={id} />
    </div>
  );
}
