import { chatFallback, chatQuestionRows } from '@keystrand/content/chat';
import { expect, it, vi } from 'vitest';
import { chatEngine, indexQuestions } from './chatEngine';

it('indexes 20 rows in each idle period until all are indexed', () => {
  const request = vi.fn((_callback: () => void) => 0);
  vi.stubGlobal('requestIdleCallback', request);
  indexQuestions();
  for (const [callback] of request.mock.calls) callback();
  vi.unstubAllGlobals();
  expect(request).toHaveBeenCalledTimes(Math.ceil(chatQuestionRows.length / 20) - 1);
});

it('answers a term in any case, and other input with the fallback', () => {
  expect(chatEngine.answer('PRICING')).toMatchObject({ matched: true, term: 'pricing' });
  expect(chatEngine.answer('a partridge')).toEqual({ matched: false, reply: [chatFallback] });
  expect(chatEngine.suggest('pric').map(({ term }) => term)).toContain('pricing');
});

it.each([
  ['How much would a penetration test cost?', 'pricing'],
  ['pentration', 'penetration testing'],
  ['contracts smart', 'smart contracts'],
  ['roadmaps', 'roadmap'],
  ['can you audit us for ISO?', 'security audits'],
])('suggests nothing for %s, and offers %s', (question, term) => {
  expect(chatEngine.suggest(question)).toEqual([]);
  expect(chatEngine.ask?.(question).map((topic) => topic.term)).toContain(term);
});

it.each([
  'we were hacked last night',
  'files are encrypted and they want money',
  'someone stole our keys',
  'someone is moving our tokens right now',
  'all our files have a strange extension',
  'a director approved a wire to a fraudster',
  'HELP ransomwear on the server!!',
  'can you help, all our files have a strange ending',
  'we paid a changed invoice yesterday',
])('recognises an emergency: %s', (question) => {
  expect(chatEngine.ask?.(question)[0]).toMatchObject({ term: 'incident response', urgent: true });
});

it.each([
  'what is ransomware',
  'do you offer incident response retainers',
  'price of help with a data breach',
  'training against phishing',
  'can a smart contract be hacked',
  'our printers do not work',
  'I have an issue with my invoice',
  'can you help us with our website',
])('does not take a question for an emergency: %s', (question) => {
  expect(chatEngine.ask?.(question).some(({ urgent }) => urgent)).toBe(false);
});

it('offers no weak match beside an emergency', () => {
  const topics = chatEngine.ask?.('there is a ransom note on every screen in the warehouse');
  expect(topics?.map(({ term }) => term)).toEqual(['incident response']);
});

it.each(['', 'xyzzy plugh', 'what is the capital of mongolia', 'how do I reset my netflix password'])(
  'offers nothing for %s',
  (question) => {
    expect(chatEngine.ask?.(question)).toEqual([]);
  },
);
