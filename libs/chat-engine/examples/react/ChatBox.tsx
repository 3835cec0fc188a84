import { createEngine, isSendable, type Suggestion } from '@keystrand/chat-engine';
import { useId, useState, type FormEvent } from 'react';
import { table } from '../table';

// Once for the module: an engine has no state that a component could need to itself.
const engine = createEngine(table, {
  fallback: 'We have no answer to that. Please write to us.',
  fold: 'loose',
});

function MarkedTerm({ term, ranges }: Suggestion) {
  const parts = ranges.flatMap(([start, end], place) => [
    term.slice(ranges[place - 1]?.[1] ?? 0, start),
    <mark key={start}>{term.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {term.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** An input with suggestions under it, and the reply to what was sent last. */
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
              <MarkedTerm {...suggestion} />
            </button>
          </li>
        ))}
      </ul>
      <output htmlFor={inputId}>{reply}</output>
    </form>
  );
}
