import { company } from '../../company';
import { placeholderNote, placeholders } from '../../placeholders';
import type { Article, BlogPage } from '../../types';

/** The articles by file: a new file in `articles/` is an article of the blog. */
const articles = import.meta.glob<Article>(['../../articles/*.ts', '!../../articles/*.test.ts'], {
  eager: true,
  import: 'article',
});

export const page = {
  kind: 'blog',
  path: '/blog',
  title: 'Blog',
  titleSubject: 'security, software and blockchain notes',
  description:
    'Articles on blockchain, security, software and operations, with an index by subject. Each names its practice, its sources and the day of its last check.',
  summary: 'Articles by subject, in full, each with its sources and the day of its last check.',
  hero: {
    slogan: 'Notes from the work, with sources',
    lead: 'Each article takes one question from practice, says what we would do, and names the documents that you can check it against.',
  },
  articles: Object.values(articles).toSorted((one, other) => other.date.localeCompare(one.date)),
  corrections: {
    heading: 'By-lines and corrections',
    paragraphs: [
      `The practice in the by-line answers for an article: ${placeholders.author} writes it, and ${placeholders.checker} checks it against its sources before it appears, and again on the day named at its head as checked. ${placeholderNote}`,
      [
        'Report an error to ',
        { type: 'link', text: company.email, href: `mailto:${company.email}` },
        '. The text is corrected, and a dated note below it says what was wrong. The note stays.',
      ],
    ],
  },
} satisfies BlogPage;
