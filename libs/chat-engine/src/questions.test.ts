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
  { term: 'penetration testing', aliases: ['pentest', 'ethical hacking'] },
  { term: 'tokenisation', aliases: ['tokenise'], reply: 'same' },
  { term: 'tokenization', aliases: ['tokenize'], reply: 'same' },
  {
    term: 'incident response',
    aliases: ['ransomware', 'stolen'],
    urgent: [
      [4, ['hacked', 'under attack']],
      [2, ['locked', 'strange', '*crypted']],
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

describe('a question', () => {
  it.each([
    ['How much would that be?', 'pricing'],
    ['could you do a pentest for us', 'penetration testing'],
    ['we write SOLIDITY', 'smart contracts'],
    ['who are you', 'who are you'],
    ['so, are you a bot?', 'who are you'],
  ])('%s is about %s', (question, term) => {
    expect(terms(question)[0]).toBe(term);
  });

  it.each([
    ['inflections', 'we were pentested last year', 'penetration testing'],
    ['British and American spellings', 'tokenising a house', 'tokenisation'],
    ['one missing letter', 'penetraton tests', 'penetration testing'],
    ['two errors in a long word', 'kuberntse clusters', 'kubernetes'],
    ['exchanged letters', 'soldiity people', 'smart contracts'],
    ['words written together', 'our webshop', 'retail'],
    ['words written apart', 'cyber security', 'kubernetes'],
    ['hyphens', 'pen-test', 'penetration testing'],
    ['the beginning of a word', 'penetr', 'penetration testing'],
    ['apostrophes', "what's the price", 'pricing'],
  ])('is understood in spite of %s', (_, question, term) => {
    expect(terms(question)[0]).toBe(term);
  });

  it('may be about several topics', () => {
    expect(terms('what is the price of a pentest')).toEqual(['pricing', 'penetration testing']);
  });

  it.each(['', ' ?! ', 'what is it about', 'the weather tomorrow', 'zzz', 'soldi', '12345', 'x'.repeat(9)])(
    'has no topic: %s',
    (question) => {
      expect(ask(question)).toEqual([]);
    },
  );

  it('is explained by the words that match', () => {
    expect(ask('Audit a smart contract, please')[0]).toEqual({
      term: 'smart contract audit',
      index: 2,
      score: expect.any(Number) as number,
      words: ['audit', 'smart', 'contract'],
      urgent: false,
    });
  });
});

describe('the order', () => {
  it('prefers rows with more of the words, and whole phrases', () => {
    expect(terms('audit of a smart contract')).toEqual(['smart contract audit', 'smart contracts']);
    const pair = createQuestions([
      { term: 'red team exercise' },
      { term: 'team' },
      { term: 'other' },
      { term: 'more' },
    ]);
    expect(pair.ask('team')[0]?.term).toBe('team');
  });

  it('prefers rare words', () => {
    const table = ['data centre', 'data lake', 'data room', 'lake'].map((term) => ({ term }));
    expect(createQuestions(table).ask('room data')[0]?.term).toBe('data room');
    const { ask: askAny } = createQuestions([
      ...Array.from({ length: 8 }, (_, index) => ({ term: `report ${String(index)}x` })),
      { term: 'vacancy' },
    ]);
    expect(askAny('report vacancy')[0]?.term).toBe('vacancy');
  });

  it('prefers a word as it is to its inflection, and that to a misspelling', () => {
    const table = [{ term: 'monitored' }, { term: 'monitor' }, { term: 'other' }];
    expect(
      createQuestions(table)
        .ask('monitor')
        .map(({ term }) => term),
    ).toEqual(['monitor', 'monitored']);
  });

  it('is that of the table for equal scores', () => {
    const equal = createQuestions([{ term: 'blue boat' }, { term: 'red boat' }, { term: 'z' }]);
    expect(equal.ask('boat').map(({ index }) => index)).toEqual([0, 1]);
  });

  it('has at most three topics, or the limit', () => {
    const many = createQuestions(['a', 'b', 'c', 'd', 'e'].map((end) => ({ term: `boat ${end}x` })));
    expect(many.ask('boat')).toHaveLength(3);
    expect(many.ask('boat', { limit: 1 })).toHaveLength(1);
    expect(many.ask('boat', { limit: Infinity })).toHaveLength(5);
    expect(many.ask('boat', { limit: 0 })).toEqual([]);
  });

  it('has one of the rows with the same reply', () => {
    expect(terms('tokenise a bond')).toEqual(['tokenisation']);
  });
});

describe('an emergency', () => {
  const isUrgent = (question: string) => ask(question).some(({ urgent }) => urgent);

  it.each([
    ['one sign that is enough', 'Hacked!!'],
    ['a phrase', 'we are under attack'],
    ['a misspelling', 'somebody hackd it'],
    ['a sign with a circumstance', 'our doors are locked'],
    ['two signs', 'a strange man locked it'],
    ['the end of a word', 'our disk is encrypted'],
  ])('is recognised by %s', (_, question) => {
    expect(ask(question)[0]).toMatchObject({ term: 'incident response', index: 7, urgent: true });
  });

  it.each([
    ['a sign that needs others', 'locked'],
    ['circumstances of one kind more than once', 'what does my hacked phone and our hacked car do'],
    ['circumstances alone', 'my things now'],
    ['a word that only ends like a sign', 'our road is blocked now'],
    ['the words of a phrase apart', 'an attack comes from under'],
    ['signs in a question about emergencies in general', 'what does a hacked computer do'],
  ])('is not recognised by %s', (_, question) => {
    expect(isUrgent(question)).toBe(false);
  });

  it('is explained by its signs, and is the first topic whatever else fits', () => {
    const found = ask('today a pentest of our Ransomware was HACKED, and an audit of our token');
    expect(found[0]).toEqual({
      term: 'incident response',
      index: 7,
      score: expect.any(Number) as number,
      words: ['hacked'],
      urgent: true,
    });
    expect(found.map(({ term }) => term)).toEqual([
      'incident response',
      'smart contract audit',
      'penetration testing',
    ]);
    expect(terms('hacked, and an audit', 1)).toEqual(['incident response']);
    expect(terms('hacked', 0)).toEqual([]);
  });

  it('is recognised among unknown words, and among those of other subjects', () => {
    const strict = createQuestions(rows, { addressed: new Set(['you']), unrelated: ['weather'] });
    expect(strict.ask('in this weather they hacked everything abroad')).toMatchObject([{ urgent: true }]);
  });

  it('leaves its row an ordinary topic of other questions', () => {
    expect(ask('price of help with ransomware')).toMatchObject([
      { term: 'pricing' },
      { term: 'incident response', urgent: false, words: ['ransomware'] },
    ]);
  });

  it('does not take a word of the table for a misspelling of a sign', () => {
    const table = [{ term: 'locker' }, { term: 'safe', urgent: [[4, ['locked']] as const] }];
    expect(createQuestions(table).ask('locker')).toMatchObject([{ term: 'locker', urgent: false }]);
  });
});

describe('the options', () => {
  it('include more text of a row, which counts less than its term', () => {
    const table = [
      { term: 'wallets', note: 'keys and recovery' },
      { term: 'recovery', note: '' },
      { term: 'other', note: 'the' },
    ];
    const { ask: askNotes } = createQuestions(table, { textOf: ({ note }) => note });
    expect(askNotes('recovery').map(({ term }) => term)).toEqual(['recovery', 'wallets']);
    expect(askNotes('the')).toEqual([]);
  });

  it('include the words to ignore', () => {
    const table = [{ term: 'le prix' }, { term: 'le nom' }, { term: 'x' }];
    const { ask: askFrench } = createQuestions(table, { ignored: new Set(['le', 'quel', 'est']) });
    expect(askFrench('quel est le prix')).toMatchObject([{ term: 'le prix', words: ['prix'] }]);
  });

  it('include words of other subjects, which silence rows that fit no better', () => {
    const { ask: askOnlyUs } = createQuestions(rows, { unrelated: ['shoe shop', 'weather'] });
    expect(askOnlyUs('a shop for a shoe').map(({ term }) => term)).toEqual([]);
    expect(askOnlyUs('a web shop that sells a pentest for any weather')[0]?.term).toBe('retail');
  });

  it('include words of questions that may have unknown words', () => {
    const { ask: askOnlyUs } = createQuestions(rows, { addressed: new Set(['you']) });
    expect(askOnlyUs('is the pentest on sunday')).toEqual([]);
    expect(askOnlyUs('can you do the pentest on sunday')).toMatchObject([{ term: 'penetration testing' }]);
  });

  it('include the fold of the engine', () => {
    const table = [{ term: 'Straße' }, { term: 'Café' }];
    expect(createQuestions(table).ask('strasse')).toEqual([]);
    expect(createQuestions(table, { fold: 'loose' }).ask('STRASSE')).toMatchObject([{ term: 'Straße' }]);
    expect(createQuestions(table, { fold: 'loose' }).ask('cafe')).toMatchObject([{ term: 'Café' }]);
    expect(createQuestions([{ term: 'ΟΔΟΣ' }]).ask('οδοσ')).toHaveLength(1);
    expect(() => createQuestions([], { fold: 'x' as 'lower' })).toThrow(RangeError);
  });
});

describe('other scripts', () => {
  it.each([
    ['كم تكلفة تطوير العقود الذكية؟', 'العقود الذكية'],
    ['ブロックチェーン開発はいくらですか', 'ブロックチェーン'],
    ['侵入テストの料金を知りたい', '侵入テスト'],
    ['价格是多少', '价格'],
    ['ราคาเท่าไร', 'ราคา'],
  ])('find the topic of %s', (question, term) => {
    const table = [
      'العقود الذكية',
      'اختبار الاختراق',
      'ブロックチェーン',
      '侵入テスト',
      '料金プラン',
      '价格',
      'ราคา',
    ];
    const { ask: askAny } = createQuestions(table.map((row) => ({ term: row })));
    expect(askAny(question)[0]?.term).toBe(term);
  });

  it('ignore a question without any word of the table', () => {
    expect(createQuestions([{ term: '侵入テスト' }]).ask('天気はどうですか')).toEqual([]);
  });
});

describe('indexing', () => {
  it('can be done in parts, and is completed by the first question', () => {
    const parts = createQuestions(rows);
    expect(parts.index(4)).toBe(false);
    expect(parts.index(5)).toBe(false);
    expect(parts.ask('kubernetes')).toHaveLength(1);
    expect(parts.index()).toBe(true);
    expect(parts.ask('what is the price of a pentest')).toEqual(ask('what is the price of a pentest'));
  });

  it('accepts an empty table', () => {
    expect(createQuestions([]).ask('price')).toEqual([]);
  });
});

it('refuses what is not a question or a limit', () => {
  expect(() => ask(1 as unknown as string)).toThrow(TypeError);
  expect(() => ask('price', { limit: -1 })).toThrow(RangeError);
});

it('finds each term by itself, and explains each result, for any table and question', () => {
  for (const fold of modes)
    fc.assert(
      fc.property(anyRows(fold), anyText, (table, question) => {
        const questions = createQuestions(table, { fold });
        const found = questions.ask(question, { limit: Infinity });
        expect(questions.ask(question, { limit: Infinity })).toEqual(found);
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
