import { expect, it } from 'vitest';
import { withInbox } from './withInbox.mjs';

// The default is tested with `npm start`: run.test.ts.

it.each([{ SITE_INBOX: 'off' }, { SITE_INBOX: 'on' }, { SITE_FORM_ENDPOINT: 'https://forms.example/' }])(
  'changes nothing with %j',
  (environment) => {
    expect(withInbox(environment)).toEqual(environment);
  },
);
