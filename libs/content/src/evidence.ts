import type { Titled } from './types';

/** Shown for evidence whose `value` is empty. */
const notPublished = 'Not published';

/**
 * Certificates, reports and insurance that buyers ask for, for the owner of the site to fill in: `value` is the scope, the
 * issuer and the date of the document. While it is empty, the about page says 'Not published'.
 */
const fields: readonly { readonly title: string; readonly value: string }[] = [
  { title: 'ISO/IEC 27001 certificate', value: '' },
  { title: 'SOC 2 report', value: '' },
  { title: 'PCI DSS attestation', value: '' },
  { title: 'Professional liability insurance', value: '' },
  { title: 'Cyber insurance', value: '' },
];

/** Returns evidence as rows of a description list. */
export function evidenceRows(evidence = fields): readonly Titled[] {
  return evidence.map(({ title, value }) => ({ title, description: value.trim() || notPublished }));
}
