import type { Guidance } from '../guidance/Guidance';
import type { BreadcrumbsProps } from './Breadcrumbs';

export const guidance: Guidance<BreadcrumbsProps> = {
  part: 'Breadcrumbs',
  purpose: 'The path from the top level of the site down to the current page.',
  useFor: [
    'pages at least one level below the home page',
    'the first line of a page header; `Hero` renders it there',
  ],
  notFor: [
    { situation: 'the sections of a long page', instead: 'TableOfContents' },
    { situation: 'the stages of a process', instead: 'Steps' },
    { situation: 'the home page, which has no parent' },
  ],
  limits: [
    { prop: 'crumbs', unit: 'items', max: 5 },
    { prop: 'crumbs[].label', unit: 'characters', max: 40 },
  ],
  related: ['Hero', 'TableOfContents'],
  keyboard: [
    { keys: ['Tab'], on: 'a link', does: 'moves to the next parent page; the current page is no tab stop' },
    { keys: ['Enter'], on: 'a link', does: 'follows the link' },
  ],
  accessibility: {
    name: '`label`, which names the landmark.',
    role: 'navigation landmark with an ordered list',
    meets: [
      { criterion: '2.4.8', how: 'Shows where the page is in the site.' },
      { criterion: '2.5.8', how: 'Targets are at least 24 px high.' },
      { criterion: '1.3.1', how: 'The current page is marked with `aria-current="page"`.' },
    ],
    supply: ['The short name of each page, equal to the name in menus and page titles.'],
  },
};
