import { expect, it } from 'vitest';
import { withInbox } from './withInbox.mjs';

it('posts forms to the inbox by default', () => {
  expect(withInbox({ HOME: '/root', SITE_INBOX: '', SITE_FORM_ENDPOINT: '' })).toEqual({
    HOME: '/root',
    SITE_INBOX: 'on',
    SITE_FORM_ENDPOINT: '',
  });
});

it.each([{ SITE_INBOX: 'off' }, { SITE_INBOX: 'on' }, { SITE_FORM_ENDPOINT: 'https://forms.example/' }])(
  'changes nothing with %j',
  (environment) => {
    expect(withInbox(environment)).toEqual(environment);
  },
);
