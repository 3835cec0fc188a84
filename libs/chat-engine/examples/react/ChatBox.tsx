import { createEngine, isSendable, type Suggestion } from '@keystrand/chat-engine';
import { useId, useState, type FormEvent } from 'react';
import { table } from '../table';

// Created once per module: an engine is immutable, so components can share it.
const engine = createEngine(table, {
  fallback: 'We have no answer to that. Please write to us.',
  fold: 'loose',
});

function HighlightedTerm({ term, ranges }: Suggestion) {
  const parts = ranges.flatMap(([start, end], index) => [
    term.slice(ranges[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{term.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {term.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Renders an input with suggestions and the reply to the last message. */
export function ChatBox() {
  const [input, setInput] = useState('');
  const [reply, setReply] = useState('');
  const inputId = useId();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable(input)) return;
    setReply(engine.answer(input.trim()).reply);
    setInput('');
  };

  return (
    <form onSubmit={send}>
      <label htmlFor={inputId}>Your question</label>
      <input id={inputId} value={input} onChange={(event) => setInput(event.target.value)} />
      <button>Send</button>
      <ul>
        {engine.suggest(input, { limit: 5 }).map((suggestion) => (
          <li key={suggestion.index}>
            <button type="button" onClick={() => setInput(suggestion.term)}>
              <HighlightedTerm {...suggestion} />
            </button>
          </li>
        ))}
      </ul>
      <output htmlFor={inputId}>{reply}</output>
    </form>
  );
}
