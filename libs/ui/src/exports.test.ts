// @vitest-environment node
/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import manifest from '../package.json';

const modules = import.meta.glob<object>(['./index.ts', './{ChatPanel,Dialog,MenuDialog,theme}/index.ts'], {
  eager: true,
});

const names = (list: string) => list.trim().split(/\s+/);

/** What each entry point exports, apart from types. A removed or renamed export is a breaking change. */
const expected: Readonly<Record<string, readonly string[]>> = {
  '.': names(`
    AlertFlow ArrowLink BeforeAfter Breadcrumbs BrokenStrand CallToAction CaseStudy ChatButton CheckList
    CheckboxField Comparison Container DarkSurface DecisionTree DescriptionList DirectoryGroup
    Disclosure ErrorPanel ErrorSummary FAQ FeatureList Field FieldPair Figure FigureMark Finder Flow
    Footer Form FormActions FullBleedSection GlowButton Header Hero Icon IconTile InterfaceIcon
    KeyCustody Link LinkList LinkProvider LoadingIndicator Logo MenuButton Metrics NotFoundArt
    Notice PageList PrintableChecklist Prose RadioGroup Responsibility RichText RouterLink Section
    Select SkipLink Specimen Steps Strand StrandEmblem StrandList StrandMark Surface
    SurfaceFooter Table TableOfContents Tag TextArea TextButton TextInput TextLink ThemeToggle Time
    Timeline generateStrand markDrawing observeOverflow registerIcons useHydrated
  `),
  './chat': names(`
    ChatPanel
  `),
  './dialog': names(`
    Dialog
  `),
  './menu-dialog': names(`
    MenuDialog
  `),
  './theme': names(`
    ContrastError createTheme darkSurface duration easing fluidSpace focusRingStyle fontFamily fontSize
    fontWeight hueClass hueColor hues layer layout lineHeight media ownTheme radius space strandColor
    theme tokenValues tracking visuallyHidden wideQuery
  `),
};

it.each(Object.keys(expected))('%s exports what is listed here', (name) => {
  const entry = manifest.exports[name as '.'];
  const module = modules[entry['@keystrand/source'].replace('./src/', './')];
  expect(Object.keys(module ?? {}).sort()).toEqual(expected[name]);
});
