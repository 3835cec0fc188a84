/** A phrase or spelling to avoid. */
export interface Rule {
  /** Matches across line ends. */
  readonly pattern: RegExp;
  /** Advice on the replacement. */
  readonly advice: string;
}

export interface Finding {
  /** Line number, from 1. */
  readonly line: number;
  /** The matched words. */
  readonly words: string;
  readonly advice: string;
}

/** Returns a pattern for whole phrases, in which `_` matches a hyphen or white space, and a space any white space. */
const matchAny = (...phrases: readonly string[]) =>
  new RegExp(`\\b(?:${phrases.join('|').replaceAll('_', '(?:\\s+|-)').replaceAll(' ', '\\s+')})\\b`, 'gi');

/**
 * Marketing phrases without information. To decide on a new one: could it be on the page of any competitor?
 */
export const emptyPhrases: readonly Rule[] = [
  {
    pattern: matchAny(
      '(?:cutting|bleeding|leading)_edge',
      'state_of_the_art',
      'next_gen(?:eration)?',
      'future_proof(?:ed|ing)?',
      'futuristic',
    ),
    advice: 'name the version, the standard or the property',
  },
  {
    pattern: matchAny(
      '(?:best|first)_in_class',
      'world_class',
      '(?:industry|market|world)_leading',
      '(?:leading|premier|trusted) (?:provider|partner|expert|specialist)s?',
      'second to none',
      'un(?:paralleled|matched|rivall?ed|beatable)',
      'top_(?:notch|tier)',
      'thought leader(?:s|ship)?',
    ),
    advice: 'give the evidence and let the reader rank it',
  },
  {
    pattern: matchAny('(?:seamless|effortless|frictionless|painless)(?:ly)?', 'hassle_free'),
    advice: 'say what is joined to what, and what the other side has to do',
  },
  {
    pattern: matchAny(
      'unlock(?:s|ed|ing)? (?:the|your|new|value|growth|potential)',
      'unleash(?:es|ed|ing)?',
      'empower(?:s|ed|ing|ment)?',
      'elevat(?:e|es|ed|ing) (?:your|the)',
      '(?:super|turbo)charg(?:e|es|ed|ing)',
      'harness(?:es|ed|ing)? the',
      'leverag(?:e|es|ed|ing)',
      'revolutioni[sz](?:e|es|ed|ing)',
      'reimagin(?:e|es|ed|ing)',
    ),
    advice: 'say what is done, with a plain verb',
  },
  {
    pattern: matchAny(
      "in today's (?:world|digital|fast|ever|business|market)\\S*",
      'fast_paced',
      'ever_(?:changing|evolving|growing)',
      '(?:digital|threat|business|technology) landscape',
      'digital age',
      'now more than ever',
      'in an era of',
      'at the forefront',
      'paradigm shifts?',
      'game_chang(?:er|ers|ing)',
      'disruptive',
    ),
    advice: 'leave it out; begin with the fact',
  },
  {
    pattern: matchAny(
      'holistic(?:ally)?',
      'synerg(?:y|ies|istic)',
      'one_stop(?:_shop)?',
      'turn_?key',
      'tailored',
      'win_win',
      'value_add(?:ed|s)?',
      'mission_critical',
      '(?:enterprise|military|bank)_grade',
      'actionable (?:insight|intelligence)s?',
      '(?:digital|transformation|security) journey',
      'robust',
    ),
    advice: 'say which parts, for whom, and how it shows',
  },
  {
    pattern: matchAny(
      '(?:100|hundred)_?(?:%|per_?cent)_(?:secure|safe|guaranteed)',
      'unhackable',
      'hack(?:er)?_proof',
      'bullet_?proof',
      'peace of mind',
      'rest assured',
      'look no further',
      'to the next level',
      'we pride ourselves',
      'passionate about',
      'committed to excellence',
      'dedicated team of',
    ),
    advice: 'promise only what a contract could say',
  },
  {
    pattern: matchAny(
      'delv(?:e|es|ed|ing)',
      'deep_dives?',
      'in conclusion',
      'it is (?:important|worth) (?:to note|noting)',
      'needless to say',
      'at the end of the day',
      'when it comes to',
      'more than just',
      'not just an?',
      "whether you're",
      'testament to',
      'tapestry',
    ),
    advice: 'leave it out; the sentence stands without it',
  },
];

/** The spelling of the copy if the dictionary allows two. */
export const houseSpelling: readonly Rule[] = [
  {
    // Not in paths, file names and tokens of the HTML standard.
    pattern: /(?<![\w/'-])\p{Lu}?\p{Ll}{3,}(?<!s)iz(?:e[ds]?|ing|ations?)(?![\w-])/gu,
    advice: 'write -ise and -isation',
  },
  { pattern: /(?<!data points )\banaly(?:ze[dsr]?|zing)\b/gi, advice: 'write analyse' },
  { pattern: /\benquir(?:y|ies|e[ds]?|ing)\b/gi, advice: 'write inquiry, as the page of that name does' },
  { pattern: /\d %/g, advice: 'write the sign without a space' },
];

/** Returns all matches of the rules in the order of the text. */
export function findPhrases(text: string, rules: readonly Rule[]): readonly Finding[] {
  return rules
    .flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
        index,
        line: text.slice(0, index).split('\n').length,
        words: words.replaceAll(/\s+/g, ' '),
        advice,
      })),
    )
    .sort((one, other) => one.index - other.index)
    .map(({ line, words, advice }) => ({ line, words, advice }));
}
