import type { FormBackend } from '@keystrand/content/pages';
import { builtTarget } from './formTarget';

/** What the build does with forms, for the pages that say it. */
export const formBackend: FormBackend = builtTarget.inbox
  ? { kind: 'inbox', retentionDays: __INBOX_RETENTION_DAYS__ }
  : { kind: builtTarget.endpoint === undefined ? 'mail' : 'service' };
