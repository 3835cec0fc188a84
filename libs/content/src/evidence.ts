import type { Titled } from './types';

/**
 * Certificates and reports that buyers ask for, for the owner of the site to fill in: `value` is the scope, the issuer and
 * the date of the document. The about page lists those with a value.
 */
const fields: readonly { readonly title: string; readonly value: string }[] = [
  { title: 'ISO/IEC 27001 certificate', value: '' },
  { title: 'SOC 2 report', value: '' },
  { title: 'PCI DSS attestation', value: '' },
];

/** Returns the evidence that exists as rows of a description list. */
export function evidenceRows(evidence = fields): readonly Titled[] {
  return evidence
    .map(({ title, value }) => ({ title, description: value.trim() }))
    .filter(({ description }) => description !== '');
}
