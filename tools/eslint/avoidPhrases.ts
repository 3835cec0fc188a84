/**
 * Marketing phrases without information, separated by commas, by the advice on their replacement. `_` matches a hyphen or white
 * space, a space any white space. To decide on a new one: could it be on the page of any competitor?
 */
const emptyPhrases: Readonly<Record<string, string>> = {
  'Name the version, the standard or the property': `
    (cutting|bleeding|leading)_edge, state_of_the_art, next_gen(eration)?, future_proof(ed|ing)?, futuristic`,
  'Give the evidence and let the reader rank it': `
    (best|first)_in_class, world_class, (industry|market|world)_leading,
    (leading|premier|trusted) (provider|partner|expert|specialist)s?, second to none,
    un(paralleled|matched|rivall?ed|beatable), top_(notch|tier), thought leader(s|ship)?`,
  'Say what is joined to what, and what the other side has to do': `
    (seamless|effortless|frictionless|painless)(ly)?, hassle_free`,
  'Say what is done, with a plain verb': `
    unlock(s|ed|ing)? (the|your|new|value|growth|potential), unleash(es|ed|ing)?, empower(s|ed|ing|ment)?,
    elevat(e|es|ed|ing) (your|the), (super|turbo)charg(e|es|ed|ing), harness(es|ed|ing)? the, leverag(e|es|ed|ing),
    revolutioni[sz](e|es|ed|ing), reimagin(e|es|ed|ing)`,
  'Leave it out; begin with the fact': `
    in today's (world|digital|fast|ever|business|market), fast_paced, ever_(changing|evolving|growing),
    (digital|threat|business|technology) landscape, digital age, now more than ever, in an era of, at the forefront,
    paradigm shifts?, game_chang(er|ers|ing), disruptive`,
  'Say which parts, for whom, and how it shows': `
    holistic(ally)?, synerg(y|ies|istic), one_stop(_shop)?, turn_?key, tailored, win_win, value_add(ed|s)?,
    mission_critical, (enterprise|military|bank)_grade, actionable (insight|intelligence)s?,
    (digital|transformation|security) journey, robust`,
  'Promise only what a contract could say': `
    (100|hundred)_?(%|per_?cent)_(secure|safe|guaranteed), unhackable, hack(er)?_proof, bullet_?proof,
    peace of mind, rest assured, look no further, to the next level, we pride ourselves, passionate about,
    committed to excellence, dedicated team of`,
  'Leave it out; the sentence is complete without it': `
    delv(e|es|ed|ing), deep_dives?, in conclusion, it is (important|worth) (to note|noting), needless to say,
    at the end of the day, when it comes to, more than just, not just an?, whether you're, testament to, tapestry`,
};

/** Patterns of spellings that the dictionary allows, but the copy does not, with the advice on their replacement. */
const otherSpellings: readonly (readonly [advice: string, pattern: string])[] = [
  // Not in paths, file names and tokens of the HTML standard.
  [
    'Write -ise and -isation',
    String.raw`(?<![\w\x2F'-])\p{Lu}?\p{Ll}{3,}(?<!s)iz(e[ds]?|ing|ations?)(?![\w-])`,
  ],
  ['Write analyse', String.raw`(?<!data points )\b[Aa]naly(ze[dsr]?|zing)\b`],
  ['Write inquiry, as the page of that name does', String.raw`\b[Ee]nquir(y|ies|e[ds]?|ing)\b`],
  ['Write the sign without a space', String.raw`\d %`],
];

/** Returns an option of `no-restricted-syntax` that reports texts in which a pattern matches. */
const avoid = (advice: string, pattern: string, flags: string) => ({
  selector: ['Literal[raw', 'TemplateElement[value.raw', 'JSXText[raw']
    .map((node) => `${node}=/${pattern}/${flags}]`)
    .join(),
  message: `${advice}: /${pattern}/.`,
});

/** Options of `no-restricted-syntax` for code with texts. */
export const avoidPhrases = Object.entries(emptyPhrases).map(([advice, phrases]) => {
  const pattern = phrases
    .trim()
    .replace(/,\s+/g, '|')
    .replaceAll('_', String.raw`(\s+|-)`)
    .replaceAll(' ', String.raw`\s+`);
  return avoid(advice, String.raw`\b(${pattern})\b`, 'i');
});

/** The same for page copy, which has one spelling. */
export const houseStyle = [
  ...avoidPhrases,
  ...otherSpellings.map(([advice, pattern]) => avoid(advice, pattern, 'u')),
];
