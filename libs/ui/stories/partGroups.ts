/** Parts with one purpose, as the overview lists them. */
export interface PartGroup {
  readonly title: string;
  /** What the parts are for, in one sentence. */
  readonly purpose: string;
  /** Section of the sidebar that contains the parts. */
  readonly section: 'Components' | 'Figures' | 'Forms' | 'Foundations' | 'Strand art';
  /** Names of the components. */
  readonly parts: readonly string[];
}

/** All components with stories, each in one group */
export const partGroups: readonly PartGroup[] = [
  {
    title: 'Frame',
    purpose: 'Surrounds every page: the way in, the way around, the way out.',
    section: 'Components',
    parts: ['SkipLink', 'Header', 'MenuDialog', 'Logo', 'ThemeToggle', 'LoadingIndicator', 'Footer'],
  },
  {
    title: 'Page',
    purpose: 'Gives a page its background, its heading and its rhythm.',
    section: 'Components',
    parts: [
      'Hero',
      'Breadcrumbs',
      'DarkSurface',
      'Surface',
      'FullBleedSection',
      'Container',
      'Section',
      'CallToAction',
    ],
  },
  {
    title: 'Text and evidence',
    purpose: 'Explains and proves, from a paragraph to a case study.',
    section: 'Components',
    parts: [
      'Prose',
      'RichText',
      'TableOfContents',
      'Table',
      'DescriptionList',
      'CaseStudy',
      'FAQ',
      'Disclosure',
      'Time',
      'Tag',
    ],
  },
  {
    title: 'Lists',
    purpose: 'Shows several things of one kind, in the form that their relation asks for.',
    section: 'Components',
    parts: [
      'LinkList',
      'PageList',
      'DirectoryGroup',
      'Finder',
      'FeatureList',
      'CheckList',
      'Steps',
      'StrandList',
      'Metrics',
      'IconTile',
    ],
  },
  {
    title: 'Explanatory figures',
    purpose: 'Answers one question each, with words in lists and lines drawn from data.',
    section: 'Figures',
    parts: [
      'Figure',
      'Timeline',
      'Flow',
      'BeforeAfter',
      'AlertFlow',
      'Responsibility',
      'KeyCustody',
      'Specimen',
      'DecisionTree',
      'Comparison',
      'PrintableChecklist',
    ],
  },
  {
    title: 'Actions',
    purpose: 'One primary action per view; everything else is quieter.',
    section: 'Components',
    parts: ['GlowButton', 'TextButton', 'TextLink', 'ArrowLink'],
  },
  {
    title: 'Conversation and messages',
    purpose: 'Answers, asks and says what happened.',
    section: 'Components',
    parts: ['ChatButton', 'ChatPanel', 'Dialog', 'Notice', 'ErrorPanel'],
  },
  {
    title: 'Forms',
    purpose: 'Native controls with label, hint and error, which work without JavaScript.',
    section: 'Forms',
    parts: [
      'Form',
      'Field',
      'TextInput',
      'TextArea',
      'Select',
      'RadioGroup',
      'CheckboxField',
      'FormActions',
      'ErrorSummary',
    ],
  },
  {
    title: 'Brand art',
    purpose: 'Braided strands from one generator: sharp, small, the same on every platform.',
    section: 'Strand art',
    parts: ['Strand', 'StrandEmblem', 'StrandMark', 'BrokenStrand', 'NotFoundArt'],
  },
  {
    title: 'Icons',
    purpose: 'Named by meaning; drawn in the colour of the text.',
    section: 'Foundations',
    parts: ['Icon'],
  },
];

/** Returns the address of a documentation page of this Storybook, from its title in the sidebar. */
export const docsHref = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
