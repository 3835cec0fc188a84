import { expect, it } from 'vitest';
import * as assessment from './assessment/score';
import * as chat from './chatTopics';
import * as content from './index';
import * as pages from './pages';

/** The public API. A removed or renamed export is a breaking change for applications that use the package. */
it.each([
  [
    '@keystrand/content',
    content,
    `categories checkboxValue company contactWays fieldsOf figuresNote filledFields footerGroups forms headerAction incidentLine
     lawCheckedOn minSecondsOpen searchLink submissionKeyPattern submissionNames topLinks validateForm`,
  ],
  [
    '@keystrand/content/pages',
    pages,
    'UnknownPathError glossary glossaryPath notFoundPayload pages pagesOfBuild payload searchIndex',
  ],
  ['@keystrand/content/chat', chat, 'chatFallback chatGreeting chatStarters chatTopics chatUnrelated'],
  ['@keystrand/content/assessment', assessment, 'fullPoints scoreAssessment'],
])('%s exports exactly its public names', (_entry, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names.split(/\s+/));
});
