import type { StoredInquiry } from '../../store/Inquiry.ts';

/** A file format for inquiries, which are written one by one. */
export interface ExportFormat {
  readonly start: string;
  /** Between two inquiries. */
  readonly separator: string;
  readonly end: string;
  format(inquiry: StoredInquiry): string;
}
