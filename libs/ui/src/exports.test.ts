/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';
import * as icons from './Icon/iconDrawings';
import * as ui from './index';

const modules = import.meta.glob<object>(
  ['./index.ts', './{ChatPanel,Dialog,MenuDialog,theme}/index.ts', './Icon/iconDrawings.ts'],
  { eager: true },
);

/** What each entry point exports, apart from types. */
const expected: Readonly<Record<string, readonly string[]>> = {
  '.': [
    'AlertFlow',
    'ArrowLink',
    'BeforeAfter',
    'Breadcrumbs',
    'BrokenStrand',
    'CallToAction',
    'CaseStudy',
    'ChatButton',
    'CheckList',
    'CheckboxField',
    'Comparison',
    'Container',
    'DarkSurface',
    'DecisionTree',
    'DescriptionList',
    'DirectoryGroup',
    'Disclosure',
    'ErrorPanel',
    'ErrorSummary',
    'FAQ',
    'FeatureList',
    'Field',
    'FieldPair',
    'Figure',
    'FigureMark',
    'Finder',
    'Flow',
    'Footer',
    'Form',
    'FormActions',
    'FullBleedSection',
    'GlowButton',
    'Header',
    'Hero',
    'Icon',
    'IconTile',
    'InterfaceIcon',
    'KeyCustody',
    'Link',
    'LinkCards',
    'LinkList',
    'LinkProvider',
    'LoadingIndicator',
    'Logo',
    'MenuButton',
    'Metrics',
    'NotFoundArt',
    'Notice',
    'PageList',
    'PrintableChecklist',
    'Prose',
    'RadioGroup',
    'Responsibility',
    'RichText',
    'RouterLink',
    'Section',
    'Select',
    'SkipLink',
    'Specimen',
    'StandardsList',
    'Steps',
    'Strand',
    'StrandEmblem',
    'StrandList',
    'StrandMark',
    'Surface',
    'SurfaceFooter',
    'Table',
    'TableOfContents',
    'Tag',
    'TextArea',
    'TextButton',
    'TextInput',
    'TextLink',
    'ThemeToggle',
    'Time',
    'Timeline',
    'generateStrand',
    'markDrawing',
    'observeOverflow',
    'registerIcons',
    'useHydrated',
  ],
  './chat': ['ChatPanel'],
  './dialog': ['Dialog'],
  './icons': Object.keys(icons).sort(),
  './menu-dialog': ['MenuDialog'],
  './theme': [
    'ContrastError',
    'createTheme',
    'darkSurface',
    'duration',
    'easing',
    'fluidSpace',
    'focusRingStyle',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'hueClass',
    'hueColor',
    'hues',
    'layer',
    'layout',
    'lineHeight',
    'media',
    'ownTheme',
    'radius',
    'space',
    'strandColor',
    'theme',
    'tokenValues',
    'tracking',
    'visuallyHidden',
    'wideQuery',
  ],
};

describe('the entry points', () => {
  it('are those listed here and style sheets', () => {
    const others = Object.keys(manifest.exports).filter((name) => !(name in expected));
    expect(others.filter((name) => !/\.(?:css|json|txt)$/.test(name))).toEqual([]);
  });

  it.each(Object.keys(expected))('%s exports what is listed here', (name) => {
    const entry = manifest.exports[name as '.'];
    const module = modules[entry['@keystrand/source'].replace('./src/', './')];
    expect(Object.keys(module ?? {}).sort()).toEqual(expected[name]);
  });

  it('icons exports 53 icons', () => {
    expect(Object.keys(icons)).toHaveLength(53);
  });
});

const storyFiles = Object.keys(import.meta.glob('./*/*.stories.tsx'));
const testFiles = Object.keys(import.meta.glob('./*/*.test.tsx'));

/** Components that are covered by the stories and tests of another component. */
const coveredBy: Readonly<Record<string, string>> = {
  BrokenStrand: 'NotFoundArt',
  FieldPair: 'Form',
  FigureMark: 'Figure',
  InterfaceIcon: 'Icon',
  Link: 'TextLink',
  LinkProvider: 'GlowButton',
  MenuButton: 'MenuDialog',
  RouterLink: 'ArrowLink',
  StrandEmblem: 'Strand',
  StrandMark: 'Strand',
  SurfaceFooter: 'Surface',
};

describe('each component', () => {
  it.each(Object.keys(ui).filter((name) => /^[A-Z]/.test(name)))('%s has stories and tests', (name) => {
    const component = coveredBy[name] ?? name;
    expect(storyFiles).toContainEqual(expect.stringMatching(`/${component}.stories.tsx$`));
    expect(testFiles).toContainEqual(expect.stringMatching(`/${component}.test.tsx$`));
  });
});
