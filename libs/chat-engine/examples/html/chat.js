import { createEngine, isSendable } from '@keystrand/chat-engine';

const engine = createEngine(
  [
    { term: 'opening hours', reply: 'We are in from nine to five, Monday to Friday.', aliases: ['hours'] },
    { term: 'pricing', reply: 'The price depends on the scope; ask us for a quote.', aliases: ['cost'] },
  ],
  { fallback: 'We have no answer to that. Please write to us.' },
);

const question = /** @type {HTMLInputElement} */ (document.querySelector('#question'));
const suggestions = /** @type {HTMLDataListElement} */ (document.querySelector('#suggestions'));
const reply = /** @type {HTMLElement} */ (document.querySelector('#reply'));

question.addEventListener('input', () => {
  const options = engine.suggest(question.value, { limit: 5 }).map(({ term }) => new Option(term));
  suggestions.replaceChildren(...options);
});

question.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isSendable(question.value)) return;
  reply.textContent = engine.answer(question.value.trim()).reply;
  question.value = '';
  suggestions.replaceChildren();
});
