import { useMemo, useState } from 'react';
import { checkTable, createEngine, isSendable } from '@keystrand/chat-engine';
import type { Answer, Entry, FoldMode, Problem, Suggestion } from '@keystrand/chat-engine';
import * as styles from './Playground.css';

/** A row as it stands in the editor: the aliases in one line, separated by commas. */
export interface EditedRow {
  readonly term: string;
  readonly aliases: string;
  readonly reply: string;
}

export interface PlaygroundProps {
  readonly rows: readonly EditedRow[];
  readonly fold: FoldMode;
  /** What the visitor has typed. */
  readonly input: string;
}

const fallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

const columns = ['term', 'aliases', 'reply'] as const;

const words: Readonly<Record<Problem['code'], string>> = {
  'not-iterable': 'is no table',
  'not-an-entry': 'is no entry',
  'not-a-string': 'has a term or an alias that is no string',
  blank: 'has a blank term or alias',
  untrimmed: 'has white space around a term or an alias',
  'reply-missing': 'has no reply',
  duplicate: 'repeats the term of another row',
  'alias-conflict': 'has an alias that belongs to another row',
  unreachable: 'has a term or an alias that no input can reach',
};

/** The row as the engine takes it; an empty reply stands for a missing one. */
function toEntry({ term, aliases, reply }: EditedRow): Entry {
  const list = aliases === '' ? [] : aliases.split(',').map((alias) => alias.trim());
  return { term, reply: reply === '' ? (undefined as unknown as string) : reply, aliases: list };
}

/** A table to edit, what is wrong with it, and what the engine makes of it. */
export function Playground(props: PlaygroundProps) {
  const [rows, setRows] = useState(props.rows);
  const [fold, setFold] = useState(props.fold);
  const [input, setInput] = useState(props.input);

  const problems = useMemo(() => checkTable(rows.map(toEntry), { fold }), [rows, fold]);
  const engine = useMemo(
    () => (problems.length === 0 ? createEngine(rows.map(toEntry), { fallback, fold }) : undefined),
    [rows, fold, problems],
  );

  const change = (row: number, column: keyof EditedRow, value: string) => {
    setRows(rows.map((old, index) => (index === row ? { ...old, [column]: value } : old)));
  };

  return (
    <main className={styles.playground}>
      <section className={styles.part} aria-labelledby="table">
        <h2 id="table" className={styles.heading}>
          Table
        </h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                Row
              </th>
              <th scope="col" className={styles.head}>
                Term
              </th>
              <th scope="col" className={styles.head}>
                Aliases, separated by commas
              </th>
              <th scope="col" className={styles.head}>
                Reply
              </th>
              <td className={styles.head} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row" className={styles.rowNumber}>
                  {index}
                </th>
                {columns.map((column) => (
                  <td key={column} className={styles.cell}>
                    <input
                      className={styles.field}
                      aria-label={`${column} of row ${String(index)}`}
                      aria-invalid={problems.some((problem) => problem.index === index)}
                      value={row[column]}
                      onChange={(event) => {
                        change(index, column, event.target.value);
                      }}
                    />
                  </td>
                ))}
                <td className={styles.cell}>
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={`Remove row ${String(index)}`}
                    onClick={() => {
                      setRows(rows.filter((_, other) => other !== index));
                    }}
                  >
                    Remove
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.settings}>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setRows([...rows, { term: '', aliases: '', reply: '' }]);
            }}
          >
            Add a row
          </button>
          <fieldset className={styles.settings}>
            <legend>Folding</legend>
            {(['lower', 'loose'] as const).map((mode) => (
              <label key={mode} className={styles.choice}>
                <input
                  type="radio"
                  name="fold"
                  checked={fold === mode}
                  onChange={() => {
                    setFold(mode);
                  }}
                />
                {mode}
              </label>
            ))}
          </fieldset>
        </div>
      </section>

      <section className={styles.part} aria-labelledby="problems">
        <h2 id="problems" className={styles.heading}>
          Problems
        </h2>
        <div role="status">
          {problems.length === 0 ? (
            <p>None: the engine takes this table.</p>
          ) : (
            <ul role="list" className={styles.list}>
              {problems.map((problem, index) => (
                <li key={index} className={styles.problem}>
                  <ProblemInWords {...problem} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>

      <section className={styles.part} aria-labelledby="question">
        <h2 id="question" className={styles.heading}>
          Question
        </h2>
        <input
          className={styles.query}
          aria-label="What is typed"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
        {engine ? (
          <div className={styles.columns}>
            <div className={styles.part}>
              <h3>Suggestions</h3>
              <ul role="list" className={styles.list} aria-label="Suggestions">
                {engine.suggest(input).map((suggestion) => (
                  <li key={suggestion.index}>
                    <Marked {...suggestion} />
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.part}>
              <h3>Answer</h3>
              {isSendable(input) ? (
                <AnswerFacts answer={engine.answer(input)} />
              ) : (
                <p>A blank message is not sent.</p>
              )}
            </div>
          </div>
        ) : (
          <p>With problems in the table there is no engine to ask.</p>
        )}
      </section>
    </main>
  );
}

function ProblemInWords({ code, index, other, term }: Problem) {
  return (
    <>
      {index < 0 ? 'This' : `Row ${String(index)}`} {words[code]}
      {other === undefined ? '' : `, row ${String(other)}`}
      {term === undefined ? '' : `: “${term}”`}
    </>
  );
}

function Marked({ term, ranges }: Suggestion) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {term.slice(ends[index], start)}
          <mark className={styles.mark}>{term.slice(start, end)}</mark>
        </span>
      ))}
      {term.slice(ends.at(-1))}{' '}
      <span className={styles.offsets}>
        {ranges.map(([start, end]) => `[${String(start)}, ${String(end)})`).join(' ')}
      </span>
    </>
  );
}

function AnswerFacts({ answer }: { readonly answer: Answer<string> }) {
  const facts = answer.matched
    ? { Reply: answer.reply, Term: answer.term, Via: answer.via, Row: String(answer.index) }
    : { Reply: answer.reply, Matched: 'no' };
  return (
    <div role="group" aria-label="Answer">
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className={styles.pair}>
            <dt className={styles.fact}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
