import { useMemo, useState } from 'react';
import { checkTable, createEngine, isSendable } from '@keystrand/chat-engine';
import { createQuestions } from '@keystrand/chat-engine/questions';
import type { Answer, Entry, FoldMode, Problem, Suggestion } from '@keystrand/chat-engine';
import * as styles from './Playground.css';

/** A row as edited: aliases are one text, separated by commas. */
export interface EditedRow {
  readonly term: string;
  readonly aliases: string;
  readonly reply: string;
}

export interface PlaygroundProps {
  readonly rows: readonly EditedRow[];
  readonly fold: FoldMode;
  /** The initial message. */
  readonly input: string;
  /** Whether to show the topics of a question as well. @default false */
  readonly questions?: boolean;
}

const fallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

const columns = ['term', 'aliases', 'reply'] as const;

const problemMessages: Readonly<Record<Problem['code'], string>> = {
  'not-iterable': 'is not iterable',
  'not-an-entry': 'is not an entry',
  'not-a-string': 'has a term or an alias that is not a string',
  blank: 'has a blank term or alias',
  untrimmed: 'has white space around a term or an alias',
  'reply-missing': 'has no reply',
  duplicate: 'repeats the term of another row',
  'alias-conflict': 'has an alias that belongs to another row',
  unreachable: 'has a term or an alias that no input matches',
};

/** Converts a row to an entry; an empty reply becomes a missing one. */
function toEntry({ term, aliases, reply }: EditedRow): Entry {
  const aliasList = aliases === '' ? [] : aliases.split(',').map((alias) => alias.trim());
  return { term, reply: reply === '' ? (undefined as unknown as string) : reply, aliases: aliasList };
}

/** Edits a table and shows its problems, and the suggestions and the answer for a message. */
export function Playground(props: PlaygroundProps) {
  const [rows, setRows] = useState(props.rows);
  const [fold, setFold] = useState(props.fold);
  const [input, setInput] = useState(props.input);

  const problems = useMemo(() => checkTable(rows.map(toEntry), { fold }), [rows, fold]);
  const searches = useMemo(() => {
    if (problems.length > 0) return undefined;
    const engine = createEngine(rows.map(toEntry), { fallback, fold });
    return { engine, questions: createQuestions(engine.entries(), { fold }) };
  }, [rows, fold, problems]);

  const change = (row: number, column: keyof EditedRow, value: string) => {
    setRows(rows.map((old, index) => (index === row ? { ...old, [column]: value } : old)));
  };

  return (
    <main className={styles.playground}>
      <section className={styles.section} aria-labelledby="table">
        <h2 id="table" className={styles.heading}>
          Table
        </h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.columnHeader}>
                Row
              </th>
              <th scope="col" className={styles.columnHeader}>
                Term
              </th>
              <th scope="col" className={styles.columnHeader}>
                Aliases, separated by commas
              </th>
              <th scope="col" className={styles.columnHeader}>
                Reply
              </th>
              <td className={styles.columnHeader} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row" className={styles.rowHeader}>
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
              <label key={mode} className={styles.option}>
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

      <section className={styles.section} aria-labelledby="problems">
        <h2 id="problems" className={styles.heading}>
          Problems
        </h2>
        <div role="status">
          {problems.length === 0 ? (
            <p>None. The table is valid.</p>
          ) : (
            <ul role="list" className={styles.list}>
              {problems.map((problem, index) => (
                <li key={index} className={styles.problem}>
                  <ProblemMessage {...problem} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>

      <section className={styles.section} aria-labelledby="message">
        <h2 id="message" className={styles.heading}>
          Message
        </h2>
        <input
          className={styles.message}
          aria-labelledby="message"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
        {searches ? (
          <div className={styles.columns}>
            <SuggestionList name="Suggestions" suggestions={searches.engine.suggest(input)} />
            {props.questions ? (
              <div className={styles.section}>
                <h3>Topics of the question</h3>
                <ul role="list" className={styles.list} aria-label="Topics of the question">
                  {searches.questions.ask(input).map(({ index, term, words, score }) => (
                    <li key={index}>
                      {term}{' '}
                      <span className={styles.offsets}>{`${words.join(', ')}: ${score.toFixed(2)}`}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
            <div className={styles.section}>
              <h3>Answer</h3>
              {isSendable(input) ? (
                <AnswerDetails answer={searches.engine.answer(input)} />
              ) : (
                <p>A blank message is not sent.</p>
              )}
            </div>
          </div>
        ) : (
          <p>The table has problems, so createEngine throws a TableError.</p>
        )}
      </section>
    </main>
  );
}

function ProblemMessage({ code, index, other, term }: Problem) {
  return (
    <>
      {index < 0 ? 'The table' : `Row ${String(index)}`} {problemMessages[code]}
      {other === undefined ? '' : `, row ${String(other)}`}
      {term === undefined ? '' : `: “${term}”`}
    </>
  );
}

function SuggestionList({
  name,
  suggestions,
}: {
  readonly name: string;
  readonly suggestions: readonly Suggestion[];
}) {
  return (
    <div className={styles.section}>
      <h3>{name}</h3>
      <ul role="list" className={styles.list} aria-label={name}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.index}>
            <HighlightedSuggestion {...suggestion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HighlightedSuggestion({ term, ranges }: Suggestion) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {term.slice(ends[index], start)}
          <mark className={styles.highlight}>{term.slice(start, end)}</mark>
        </span>
      ))}
      {term.slice(ends.at(-1))}{' '}
      <span className={styles.offsets}>
        {ranges.map(([start, end]) => `[${String(start)}, ${String(end)})`).join(' ')}
      </span>
    </>
  );
}

function AnswerDetails({ answer }: { readonly answer: Answer<string> }) {
  const details = answer.matched
    ? { Reply: answer.reply, Term: answer.term, Via: answer.via, Row: String(answer.index) }
    : { Reply: answer.reply, Matched: 'no' };
  return (
    <div role="group" aria-label="Answer">
      <dl className={styles.descriptionList}>
        {Object.entries(details).map(([name, value]) => (
          <div key={name} className={styles.group}>
            <dt className={styles.term}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
