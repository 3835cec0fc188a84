import { checkTable, createEngine } from '@keystrand/chat-engine';
import type { Entry, FoldMode, Suggestion } from '@keystrand/chat-engine';
import { createQuestions } from '@keystrand/chat-engine/questions';
import { useState } from 'react';
import * as styles from './Playground.css';

export interface PlaygroundProps {
  /** One row a line: term, aliases separated by commas, reply; separated by vertical bars. */
  readonly table: string;
  /** The initial message. */
  readonly input: string;
  /** How texts are compared. */
  readonly fold: FoldMode;
}

const fallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

function toEntry(line: string): Entry {
  const [term = '', aliases = '', reply = ''] = line.split('|').map((part) => part.trim());
  return { term, aliases: aliases ? aliases.split(',').map((alias) => alias.trim()) : [], reply };
}

/** Edits a table and shows its problems, and the results of the engine for a message. */
export function Playground({ fold, ...initial }: PlaygroundProps) {
  const [table, setTable] = useState(initial.table);
  const [input, setInput] = useState(initial.input);
  const rows = table.split('\n').map(toEntry);
  const problems = checkTable(rows, { fold });

  return (
    <main className={styles.playground}>
      <label>
        Table: term | aliases | reply
        <textarea
          className={styles.field}
          rows={6}
          value={table}
          aria-invalid={problems.length > 0}
          onChange={(event) => {
            setTable(event.target.value);
          }}
        />
      </label>
      <div role="status">
        {problems.map(({ code, index, other, term }) => (
          <p key={`${code} ${String(index)} ${String(term)}`}>
            Row {index}: {code} {other === undefined ? '' : `(row ${String(other)})`} {term}
          </p>
        ))}
      </div>
      <label>
        Message
        <input
          className={styles.field}
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
      </label>
      {problems.length === 0 ? <Results rows={rows} input={input} fold={fold} /> : null}
    </main>
  );
}

interface ResultsProps {
  readonly rows: readonly Entry[];
  readonly input: string;
  readonly fold: FoldMode;
}

/** Shows the results of the engine in a valid table. */
function Results({ rows, input, fold }: ResultsProps) {
  const engine = createEngine(rows, { fallback, fold });
  const answer = engine.answer(input);
  return (
    <dl className={styles.results}>
      <dt>Answer</dt>
      <dd>
        {answer.reply} {answer.matched ? `(${answer.via} of row ${String(answer.index)})` : ''}
      </dd>
      <dt>Suggestions</dt>
      {engine.suggest(input).map((suggestion) => (
        <HighlightedSuggestion key={suggestion.index} {...suggestion} />
      ))}
      <dt>Topics of the question</dt>
      {createQuestions(rows, { fold })
        .ask(input)
        .map(({ index, term, words, score }) => (
          <dd key={index}>{`${term} (${words.join(', ')}: ${score.toFixed(2)})`}</dd>
        ))}
    </dl>
  );
}

function HighlightedSuggestion({ term, ranges }: Suggestion) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <dd>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {term.slice(ends[index], start)}
          <mark>{term.slice(start, end)}</mark>
        </span>
      ))}
      {term.slice(ends.at(-1))}
    </dd>
  );
}
