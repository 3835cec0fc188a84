import { describe, expect, it } from 'vitest';
import { brokenLimits } from './contentLimits.ts';
import type { PartLimits } from './contentLimits.ts';

const guidance: readonly PartLimits[] = [
  { part: 'Hero', limits: [{ prop: 'heading', unit: 'characters', max: 10 }] },
  { part: 'Tag', limits: [{ prop: 'children', unit: 'words', max: 2 }] },
  {
    part: 'FAQ',
    limits: [
      { prop: 'questions', unit: 'items', min: 2, max: 3 },
      { prop: 'questions[].answer', unit: 'characters', max: 12 },
    ],
  },
  { part: 'Trio', limits: [{ prop: 'items', unit: 'items', min: 3, max: 3 }] },
  { part: 'Table', limits: [{ prop: 'rows[][]', unit: 'words', max: 1 }] },
];

const answers = (...texts: readonly unknown[]) => texts.map((answer) => ({ question: 'Why?', answer }));

describe('brokenLimits', () => {
  it('accepts texts and lists within the limits', () => {
    const uses = [
      { part: 'Hero', props: { heading: '10 letters' } },
      { part: 'FAQ', props: { questions: answers('Because.', 'So.') } },
      { part: 'Section', props: { heading: 'a part without limits' } },
    ];
    expect(brokenLimits('/', {}, uses, guidance)).toEqual([]);
  });

  it('names page, field, part, limit and actual value', () => {
    const data = { hero: { heading: 'Eleven long' }, groups: [{ text: 'Another one' }] };
    expect(brokenLimits('/siem', data, [{ part: 'Hero', props: data.hero }], guidance)).toEqual([
      '/siem: hero.heading has 11 characters; Hero allows at most 10 for heading: “Eleven long”',
    ]);
  });

  it('names the property of an item, not the item', () => {
    const data = { groups: [{ text: 'Eleven long' }] };
    const [message] = brokenLimits(
      '/',
      data,
      [{ part: 'Hero', props: { heading: 'Eleven long' } }],
      guidance,
    );
    expect(message).toContain('groups[0].text has 11');
  });

  it('counts characters as readers do, not in UTF-16 units', () => {
    expect(brokenLimits('/', {}, [{ part: 'Hero', props: { heading: '🔒'.repeat(10) } }], guidance)).toEqual(
      [],
    );
  });

  it('counts the words of React elements', () => {
    const children = ['one ', { type: 'b', props: { children: 'two ' } }, { props: { text: ['three'] } }];
    expect(brokenLimits('/', {}, [{ part: 'Tag', props: { children } }], guidance)).toEqual([
      '/: a text of the site has 3 words; Tag allows at most 2 for children: “one two three”',
    ]);
  });

  it('finds the item of a list that is too long, in rich text too', () => {
    const questions = answers('Short.', ['Long, with a ', { type: 'link', text: 'link', href: '/' }]);
    expect(brokenLimits('/faq', { questions }, [{ part: 'FAQ', props: { questions } }], guidance)).toEqual([
      '/faq: questions[1].answer has 17 characters; FAQ allows at most 12 for questions[].answer: “Long, with a link”',
    ]);
  });

  it('names the list with too few items, also if the page has mapped it', () => {
    const data = { faq: { items: answers('Because.') } };
    const questions = data.faq.items.map(({ answer }) => ({ answer }));
    expect(brokenLimits('/', data, [{ part: 'FAQ', props: { questions } }], guidance)).toEqual([
      '/: faq.items has 1 items; FAQ allows 2 to 3 for questions',
    ]);
  });

  it('says if exactly one number is allowed', () => {
    const items = ['a', 'b'];
    expect(brokenLimits('/', { items }, [{ part: 'Trio', props: { items } }], guidance)).toEqual([
      '/: items has 2 items; Trio allows exactly 3 for items',
    ]);
  });

  it('reaches the cells of a table', () => {
    const rows = [['one', 'two words']];
    expect(brokenLimits('/', { rows }, [{ part: 'Table', props: { rows } }], guidance)).toEqual([
      '/: rows[0][1] has 2 words; Table allows at most 1 for rows[][]: “two words”',
    ]);
  });

  it('ignores props that are not set', () => {
    expect(
      brokenLimits(
        '/',
        {},
        [
          { part: 'Hero', props: {} },
          { part: 'FAQ', props: {} },
        ],
        guidance,
      ),
    ).toEqual([]);
  });
});
