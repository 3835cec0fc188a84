import { expect, it } from 'vitest';

const load = (path: string): Promise<unknown> => import(new URL(`../../apps/${path}`, import.meta.url).href);

const { formPath } = (await load(
  'inbox/src/http/formPath.ts',
)) as typeof import('../../apps/inbox/src/http/formPath.ts');
const { readInboxSettings } = (await load(
  'inbox/src/settings/readInboxSettings.ts',
)) as typeof import('../../apps/inbox/src/settings/readInboxSettings.ts');
const { readFormSettings } = (await load(
  'site/vite/formSettings.ts',
)) as typeof import('../../apps/site/vite/formSettings.ts');

it('forms are built for the path at which the inbox takes them', () => {
  expect(readFormSettings({ SITE_INBOX: 'on' }).endpoint).toBe(formPath);
});

it.each([{}, { INBOX_RETENTION_DAYS: '' }, { INBOX_RETENTION_DAYS: '1' }, { INBOX_RETENTION_DAYS: '36500' }])(
  'the privacy policy states the retention of the inbox: %o',
  (environment) => {
    expect(readFormSettings(environment).retentionDays).toBe(readInboxSettings(environment).retentionDays);
  },
);

it.each(['0', '36501', '1.5', '90d', '1e3'])('build and inbox reject INBOX_RETENTION_DAYS %j', (days) => {
  const environment = { INBOX_RETENTION_DAYS: days };
  expect(() => readFormSettings(environment)).toThrow(`"${days}"; allowed`);
  expect(() => readInboxSettings(environment)).toThrow(`"${days}"; allowed`);
});
