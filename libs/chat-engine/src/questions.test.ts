import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuestions } from './questions';
import type { QuestionRow } from './questions';
import { modes, rows as anyRows, text as anyText } from './testing/arbitraries';

const rows: readonly QuestionRow[] = [
  { term: 'who are you', aliases: ['are you a bot'] },
  { term: 'pricing', aliases: ['price', 'how much', 'day rate'] },
  { term: 'smart contract audit', aliases: ['audit our token'] },
  { term: 'smart contracts', aliases: ['solidity'] },
  { term: 'penetration testing', aliases: ['pentest', 'ethical hacker'] },
  { term: 'tokenisation', aliases: ['tokenise'], reply: 'same' },
  { term: 'tokenization', aliases: ['tokenize'], reply: 'same' },
  {
    term: 'incident response',
    aliases: ['ransomware', 'stolen'],
    urgent: [
      [4, ['hacked', 'under attack']],
      [1, ['our', 'my']],
      [1, ['now', 'today']],
      [-3, ['what does', 'price']],
    ],
  },
  { term: 'retail', aliases: ['web shop'] },
  { term: 'kubernetes', aliases: ['e-mail', 'cybersecurity'] },
];
const { ask } = createQuestions(rows);
const terms = (question: string, limit?: number) =>
  ask(question, limit === undefined ? {} : { limit }).map(({ term }) => term);
const askTerms = (table: readonly string[], question: string) =>
  createQuestions(table.map((term) => ({ term })))
    .ask(question, { limit: Infinity })
    .map(({ term }) => term);

describe('a question', () => {
  it.each([
    ['a word', 'How much would that be?', 'pricing'],
    ['other case', 'we write SOLIDITY', 'smart contracts'],
    ['a phrase of ignored words', 'so, who are you?', 'who are you'],
    ['inflections', 'we were pentested last year', 'penetration testing'],
    ['British and American spellings', 'tokenising a house', 'tokenisation'],
    ['one missing letter', 'penetraton tests', 'penetration testing'],
    ['two errors in a long word', 'kuberntse clusters', 'kubernetes'],
    ['exchanged letters', 'soldiity people', 'smart contracts'],
    ['words written together', 'our webshop', 'retail'],
    ['words written apart', 'cyber security', 'kubernetes'],
    ['hyphens', 'pen-test', 'penetration testing'],
    ['apostrophes', "what's the price", 'pricing'],
  ])('is understood with %s', (_, question, term) => {
    expect(terms(question)[0]).toBe(term);
  });

  it('may be about several topics', () => {
    expect(terms('what is the price of a pentest')).toEqual(['pricing', 'penetration testing']);
  });

  it.each(['', ' ?! ', 'what is it about', 'the weather tomorrow', 'zzz', 'soldi', '12345'])(
    'has no topic: %s',
    (question) => {
      expect(ask(question)).toEqual([]);
    },
  );

  it('is explained by the words that match', () => {
    expect(ask('Audit the smart contract, please')[0]).toEqual({
      term: 'smart contract audit',
      index: 2,
      score: expect.any(Number) as number,
      words: ['audit', 'smart', 'contract'],
      urgent: false,
    });
  });

  it.each([
    ['كم تكلفة تطوير العقود الذكية؟', 'العقود الذكية'],
    ['ブロックチェーン開発はいくらですか', 'ブロックチェーン'],
    ['侵入テストの料金を知りたい', '侵入テスト'],
    ['天気はどうですか', undefined],
    ['价格是多少', '价格'],
    ['ราคาเท่าไร', 'ราคา'],
  ])('may be in another script: %s', (question, term) => {
    const table =
      'العقود الذكية, اختبار الاختراق, ブロックチェーン, 侵入テスト, 料金プラン, 价格, ราคา'.split(', ');
    expect(askTerms(table, question)[0]).toBe(term);
  });
});

describe('the order', () => {
  it('prefers rows with more of the words, whole phrases, and rare words', () => {
    expect(terms('audit of a smart contract')).toEqual(['smart contract audit', 'smart contracts']);
    expect(askTerms(['red team exercise', 'team'], 'team')[0]).toBe('team');
    expect(askTerms(['data centre', 'data lake', 'data room', 'lake'], 'room data')[0]).toBe('data room');
    const reports = Array.from({ length: 8 }, (_, index) => `report ${String(index)}x`);
    expect(askTerms([...reports, 'vacancy'], 'report vacancy')[0]).toBe('vacancy');
    const flats = createQuestions([{ term: 'rent' }, { term: 'flats', aliases: ['rent', 'rent a room'] }]);
    expect(flats.ask('rent')[0]?.term).toBe('flats');
  });

  it('prefers a word to its misspelling', () => {
    expect(askTerms(['monitoring team', 'monitors'], 'monitors')).toContain('monitors');
    expect(askTerms(['monster', 'minister', 'ministers'], 'minister')[0]).toBe('minister');
  });

  it('is that of the table for equal scores, up to the limit', () => {
    const boats = createQuestions(['a', 'b', 'c', 'd', 'e'].map((end) => ({ term: `boat ${end}x` })));
    expect(boats.ask('boat').map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(boats.ask('boat', { limit: Infinity })).toHaveLength(5);
    expect(boats.ask('boat', { limit: 0 })).toEqual([]);
  });

  it('has one of the rows with the same reply', () => {
    expect(terms('tokenise a bond', 9)).not.toContain('tokenization');
  });
});

describe('an emergency', () => {
  it('is neither recognised by a word of the table that resembles a cue nor by other words of its row', () => {
    expect(ask('somebody hackd it')[0]).toMatchObject({ term: 'incident response', urgent: true });
    expect(ask('hire a hacker')).toMatchObject([{ term: 'penetration testing', urgent: false }]);
    expect(ask('price of help with ransomware')).toMatchObject([
      { term: 'pricing' },
      { term: 'incident response', urgent: false, words: ['ransomware'] },
    ]);
  });

  it('is explained by its cues, and is the first topic whatever else fits', () => {
    const found = ask('today a pentest of our Ransomware was HACKED, and an audit of our token');
    expect(found[0]).toMatchObject({ index: 7, words: ['hacked', 'our', 'today'], urgent: true });
    const expected = ['incident response', 'smart contract audit'];
    expect(found.map(({ term }) => term)).toEqual(expected);
    expect(terms('hacked, and an audit', 1)).toEqual(['incident response']);
    expect(terms('hacked, at any rate')).toEqual(['incident response']);
  });
});

describe('the options', () => {
  it('include the words to ignore', () => {
    const table = [{ term: 'le prix' }, { term: 'le nom' }, { term: 'x' }];
    const { ask: askFrench } = createQuestions(table, { ignored: new Set(['le', 'quel', 'est']) });
    expect(askFrench('quel est le prix')[0]).toMatchObject({ term: 'le prix', words: ['le', 'prix'] });
    expect(askFrench('le')).toEqual([]);
  });

  it('include the strictness towards questions with unknown words', () => {
    const { ask: askStrictly } = createQuestions(rows, { strictness: 1.5 });
    expect(askStrictly('does a pentest take long on sundays')).toEqual([]);
    expect(askStrictly('is it a pentest')).toMatchObject([{ term: 'penetration testing' }]);
    expect(askStrictly('is it a pentest on sunday')).toMatchObject([{ term: 'penetration testing' }]);
    expect(askStrictly('does our pentest take long on sundays')).toHaveLength(1);
    expect(askStrictly('is my pentest on sunday')).toEqual([]);
    expect(askStrictly('on sunday they hacked everything abroad')).toMatchObject([{ urgent: true }]);
  });

  it('include words of other subjects', () => {
    const { ask: askAside } = createQuestions(rows, {
      strictness: 2,
      unrelated: new Set(['horses', 'race']),
    });
    expect(askAside('price of a pentest')).toHaveLength(2);
    expect(askAside('price of a pentest for horses')).toEqual([]);
    expect(askAside('price of a kubernetes pentest for the horses race')).toEqual([]);
    expect(askAside('our horses were hacked')).toMatchObject([{ urgent: true }]);
  });

  it('include the fold of the engine', () => {
    const table = [{ term: 'Straße' }, { term: 'Café' }];
    expect(createQuestions(table).ask('strasse')).toEqual([]);
    expect(createQuestions(table, { fold: 'loose' }).ask('STRASSE')).toMatchObject([{ term: 'Straße' }]);
    expect(createQuestions([{ term: 'ΟΔΟΣ' }], { fold: 'loose' }).ask('οδος')).toHaveLength(1);
  });
});

it('indexes rows in parts, and the rest for the first question', () => {
  const parts = createQuestions(rows);
  expect(parts.index(4)).toBe(false);
  expect(parts.ask('kubernetes')).toHaveLength(1);
  expect(parts.index()).toBe(true);
  expect(parts.ask('what is the price of a pentest')).toEqual(ask('what is the price of a pentest'));
  expect(createQuestions([]).ask('price')).toEqual([]);
});

it('refuses what is not a question', () => {
  expect(() => ask(1 as unknown as string)).toThrow(TypeError);
});

it('finds each term by itself, and explains each result, for any table and question', () => {
  for (const fold of modes)
    fc.assert(
      fc.property(anyRows(fold), anyText, (table, question) => {
        const questions = createQuestions(table, { fold });
        const found = questions.ask(question, { limit: Infinity });
        expect(questions.ask(question, { limit: 2 })).toEqual(found.slice(0, 2));
        for (const { index, term, words, score } of found) {
          expect(table[index]?.term).toBe(term);
          expect(words.length).toBeGreaterThan(0);
          expect(score).toBeGreaterThan(0);
        }
        for (const { term } of table.filter(({ term }) => /^[ab]{2,}$/i.test(term)))
          expect(questions.ask(term, { limit: Infinity }).map((topic) => topic.term)).toContain(term);
      }),
    );
});
