import type { ConfigData } from 'html-validate';

/** What every document of the site is held to: the HTML standard, its document-wide rules, and those on accessibility. */
export const htmlValidateConfig: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Files of this site come from the same build as the document; integrity is for what others deliver.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/**
 * Faults that are none here. Safari takes a list without markers for no list; the role gives it back
 * (WebKit bug 170179, WCAG 1.3.1).
 */
export const acceptedMessages: readonly RegExp[] = [/^Redundant role "list" on <[ou]l>$/];
