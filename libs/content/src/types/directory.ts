import type { IconName } from '@keystrand/ui';
import type { CategoryId, PageBase } from './pageBase';
import type { Passage, Section } from './parts';
import type { Path, RichText } from './text';

/** /services: the twenty detail pages, grouped. */
export interface CataloguePage extends PageBase {
  readonly kind: 'catalogue';
  readonly introduction: Passage;
  /** Ways to what a visitor looks for. */
  readonly ways: readonly { readonly title: string; readonly description: RichText }[];
  readonly groups: readonly (Section & { readonly id: string; readonly paths: readonly Path[] })[];
  readonly action: Section;
}

/** A group of search results: a category, articles or terms. */
export type SearchGroupId = CategoryId | 'articles' | 'glossary';

/** /services-page: 'Our Advanced Services', seven expandable categories and a search. */
export interface DirectoryPage extends PageBase {
  readonly kind: 'directory';
  readonly search: {
    readonly label: string;
    /** What is searched. */
    readonly hint: string;
    readonly icon: IconName;
    /** Text if nothing matches, before the ways on. */
    readonly emptyText: string;
    /** Label of the button that shows the categories again. */
    readonly showAllLabel: string;
    /** Names and icons of the groups of results that are not categories. */
    readonly groups: Readonly<
      Record<Exclude<SearchGroupId, CategoryId>, { readonly label: string; readonly icon: IconName }>
    >;
  };
  readonly groups: readonly {
    readonly category: CategoryId;
    readonly text: RichText;
    readonly paths: readonly Path[];
    /** Pages that the group's pages list, which are not counted. */
    readonly further?: readonly Path[];
  }[];
  readonly action: Section;
}

/** /main-services: an overview of the seven practices. */
export interface OverviewPage extends PageBase {
  readonly kind: 'overview';
  readonly introduction: Passage;
  readonly practices: readonly {
    readonly category: CategoryId;
    readonly heading: string;
    readonly text: RichText;
    /** One sentence: when to start with this practice. */
    readonly startWhen: string;
    readonly highlights: readonly Path[];
  }[];
  readonly action: Section;
}
