import { company } from '../company';
import type { Article } from '../types';

const discs = [2, 36, 70];
const attempts = discs.map((start) => [start, start + 24] as const);

export const article = {
  id: 'idempotent-requests',
  title: 'The second request: idempotency for orders and payments',
  subject: 'Repeated requests',
  summary:
    'A timeout tells the client nothing. How to make a repeated POST safe, and which corner cases decide.',
  date: '2026-04-14',
  checked: '2026-11-23',
  author: `${company.name} Software Development`,
  category: 'software',
  services: ['/api-development-integration', '/custom-software-development'],
  figure: {
    rows: [
      { label: 'Three attempts without a key', discs, dotted: attempts, rings: [26, 60, 94] },
      { label: 'A new key for each attempt', discs, dotted: attempts, rings: [26, 60, 94] },
      { label: 'One key for all attempts', discs, braid: attempts, rings: [26], open: [60, 94] },
    ],
    caption:
      'Without one key, each attempt (disc) may place an order (ring). With it the first one does, and the others receive its stored answer (open ring).',
  },
  body: [
    {
      type: 'paragraph',
      text: 'A client sends an order and the connection drops. Either the order was never received, or it was placed and the answer was lost. The client cannot tell the two apart, and it has only two choices: give up, or ask again. An interface that takes money has to make the second choice harmless.',
    },
    {
      type: 'paragraph',
      text: 'RFC 9110 calls a method idempotent if the intended effect of several identical requests is that of one: PUT, DELETE and the safe methods qualify, POST and PATCH do not. Clients, proxies and libraries repeat idempotent requests by themselves. For the rest, the accepted practice is a key that the client chooses, carried in a header named Idempotency-Key. It is described in an Internet-Draft of the IETF HTTPAPI working group, at version 07 when this was written, which expired four days later; it is not an RFC, though large payment interfaces have worked this way for years.',
    },
    { type: 'heading', id: 'idempotent-requests-contract', text: 'State the contract first' },
    {
      type: 'table',
      caption: 'What the server answers, following the draft',
      head: ['Situation', 'Answer'],
      rows: [
        ['Key required and missing', '400, with a problem document (RFC 9457)'],
        ['First request with this key', 'Do the work and store the outcome'],
        ['Repeat, first one finished', 'The stored status and body, without repeating the work'],
        ['Repeat, first one still running', '409; the client waits and repeats'],
        ['Same key, different content', '422; the key was reused by mistake'],
      ],
    },
    {
      type: 'paragraph',
      text: 'The last row needs a fingerprint: a hash over the method, the path and the parsed content. Hash the parsed values: with a hash of the raw bytes, a client that orders its JSON keys differently on a retry will be refused. Scope keys to the authenticated client; otherwise one customer can read the stored answer of another by guessing a key.',
    },
    { type: 'heading', id: 'idempotent-requests-transaction', text: 'One transaction, where possible' },
    {
      type: 'code',
      language: 'sql',
      caption: 'Claim and effect commit together (PostgreSQL)',
      code: `CREATE TABLE idempotency_key (
  client_id   uuid        NOT NULL,
  key         text        NOT NULL,
  fingerprint bytea       NOT NULL,
  status      smallint,
  body        jsonb,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, key)
);

BEGIN;
INSERT INTO idempotency_key (client_id, key, fingerprint)
VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING; -- 0 rows: read the stored answer
-- place the order in the same database
UPDATE idempotency_key SET status = 201, body = $4
WHERE client_id = $1 AND key = $2;
COMMIT;`,
    },
    {
      type: 'paragraph',
      text: 'If the effect lives in the same database as the key, this is the whole solution. A crash rolls both back, and the retry starts clean. A concurrent duplicate blocks on the primary key until the first transaction ends, then inserts no row and reads the stored answer in its next statement, which at the default isolation level sees what was committed. Set a lock timeout of a few seconds, because the default is to wait without limit, and translate the timeout into 409. A check with SELECT before the INSERT is not a substitute: two requests pass it at once.',
    },
    { type: 'heading', id: 'idempotent-requests-outside', text: 'When the effect is elsewhere' },
    {
      type: 'paragraph',
      text: 'No transaction spans your database and a card processor. Then the claim is committed first, and the work becomes a small state machine whose steps can each be repeated:',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Commit the key with the state “started” and an identifier for the downstream call, derived from the key so that it is the same on every attempt.',
        'Call the processor with that identifier as its own idempotency key.',
        'Commit the outcome and the order together, with a message in an outbox table for whatever must happen next.',
        'A sweeper looks for keys that have stayed in “started” too long, asks the processor what became of them, and finishes the record.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The sweeper is easily left out, and support staff then repair payments by hand. If the processor has no lookup by identifier, the honest state is “unknown”, and a person has to see it.',
    },
    { type: 'heading', id: 'idempotent-requests-clients', text: 'The duties of the client' },
    {
      type: 'list',
      items: [
        'Create the key at the moment the person acts, before any request is sent, and keep it across restarts of the app. A new key on each attempt protects nothing.',
        'Repeat after a lost connection, 409, 429, 502, 503 and 504. Never repeat a 400 or 422 unchanged.',
        [
          'Wait with exponential backoff and random jitter, and respect ',
          { type: 'code', text: 'Retry-After' },
          '. Give up after a stated time and say what is known.',
        ],
      ],
    },
    {
      type: 'paragraph',
      text: 'Decide also which answers are stored. A validation error that happened before any effect should not be: the client will correct the content and may reuse the key. A refused payment should be, since repeating it could succeed behind the back of the customer. Keep keys longer than the longest retry, queue redelivery included; a day is the least, a week is safer.',
    },
    { type: 'heading', id: 'idempotent-requests-tests', text: 'Tests that find the mistakes' },
    {
      type: 'paragraph',
      text: 'Send the same request fifty times at once and count the orders. Kill the process after the commit and before the answer, then repeat. Kill it between the processor and the commit. Repeat with one changed field. Repeat after the key has expired, and check that the documentation describes what happens. Each takes an afternoon to write, and each finds a kind of fault that reading the code does not.',
    },
  ],
  sources: [
    { title: 'RFC 9110: HTTP Semantics, section 9.2.2', href: 'https://www.rfc-editor.org/rfc/rfc9110' },
    {
      title: 'The Idempotency-Key HTTP Header Field (Internet-Draft)',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/',
    },
    { title: 'RFC 9457: Problem Details for HTTP APIs', href: 'https://www.rfc-editor.org/rfc/rfc9457' },
    {
      title: 'PostgreSQL documentation: Transaction isolation',
      href: 'https://www.postgresql.org/docs/current/transaction-iso.html',
    },
  ],
} satisfies Article;
