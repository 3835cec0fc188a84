/** Generates text pages of the kind `legal`: about 600 words in six sections, the same in every run. */

const sectionCount = 6;
const paragraphs = 2;
const words = (
  'account address agreement answer archive audit backup balance branch budget change client code contract control copy cost ' +
  'customer data date delivery design device document duty effort engine error evidence file form group hour incident index ' +
  'interface invoice key law letter level limit list log machine measure message method month network notice number office ' +
  'order owner page part partner path payment period person place plan policy price process product proof purpose quality ' +
  'question record region register report request result review right rule scope server service signature site source ' +
  'standard state storage supplier support system table task team term test time tool transfer unit user value version week'
).split(' ');

/** Returns a generator of numbers from 0 to below `count`: a linear congruential generator with the constants of POSIX. */
function numbers(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
}

/** A page of generated text, with the properties of the `LegalPage` of `@keystrand/content`. */
export interface GeneratedPage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly { readonly type: 'paragraph'; readonly text: string }[];
  }[];
  readonly [property: string]: unknown;
}

/** Returns the page with a number from 1. */
export function generatePage(number: number): GeneratedPage {
  const next = numbers(number);
  const word = () => words[next(words.length)] ?? 'page';
  const sentence = () => {
    const text = Array.from({ length: 8 + next(6) }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const name = `Generated page ${String(number)}`;
  return {
    kind: 'legal',
    path: `/generated-page-${String(number)}`,
    title: name,
    titleSubject: 'one of many for a benchmark',
    description: `${name} has ${String(sectionCount)} sections of text that a benchmark has put together from a list of words.`,
    summary: 'A page of generated text.',
    hero: { slogan: `${name} of the benchmark`, lead: sentence() },
    updated: '2026-11-22',
    sections: Array.from({ length: sectionCount }, (_, section) => ({
      id: `section-${String(section + 1)}`,
      heading: `Rules on the ${word()} of the ${word()}`,
      blocks: Array.from({ length: paragraphs }, () => ({
        type: 'paragraph' as const,
        text: Array.from({ length: 4 }, sentence).join(' '),
      })),
    })),
  };
}
