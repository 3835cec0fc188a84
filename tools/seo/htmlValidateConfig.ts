import type { ConfigData } from 'html-validate';

/** Rules for every document: the HTML standard, document-wide rules and accessibility. */
export const htmlValidateConfig: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Files of this site come from the same build as the document, so only cross-origin files need integrity.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/**
 * Messages to ignore. Safari does not expose a list without markers as a list, nor a table as a table whose `display` is
 * another one; explicit roles restore them (WebKit bug 170179, WCAG 1.3.1).
 */
export const acceptedMessages: readonly RegExp[] = [
  /^Redundant role "list" on <[ou]l>$/,
  /^Redundant role "(?:table|rowgroup|row|columnheader|rowheader|cell)" on <t(?:able|head|body|r|h|d)>$/,
];
