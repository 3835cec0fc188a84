import { expect, it } from 'vitest';
import { readServerSettings } from './readServerSettings.ts';

it('defaults to port 4173 on localhost without a log', () => {
  const defaults = {
    port: 4173,
    host: 'localhost',
    logsRequests: false,
    drainLimit: 10_000,
    mountsInbox: true,
    maxConnections: 10_000,
  };
  expect(readServerSettings({})).toEqual(defaults);
  const unset = { PORT: '', HOST: '', LOG: '', DRAIN_SECONDS: '', INBOX: '', MAX_CONNECTIONS: '' };
  expect(readServerSettings(unset)).toEqual(defaults);
});

it('reads every setting', () => {
  expect(
    readServerSettings({
      PORT: '0',
      HOST: '::1',
      LOG: 'requests',
      DRAIN_SECONDS: '0',
      INBOX: 'off',
      MAX_CONNECTIONS: '1',
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    logsRequests: true,
    drainLimit: 0,
    mountsInbox: false,
    maxConnections: 1,
  });
});

it.each(['http', '-1', '65536', '80.5', '4173x', '1e3', ' 80'])(
  'explains why PORT may not be "%s"',
  (PORT) => {
    expect(() => readServerSettings({ PORT })).toThrow(
      `PORT is "${PORT}"; allowed is a whole number from 0 to 65535.`,
    );
  },
);

it('explains which values of the other settings are allowed', () => {
  expect(() => readServerSettings({ LOG: 'all' })).toThrow('LOG is "all"; allowed are off, requests.');
  expect(() => readServerSettings({ INBOX: 'no' })).toThrow('INBOX is "no"; allowed are on, off.');
  expect(() => readServerSettings({ DRAIN_SECONDS: '10s' })).toThrow('from 0 to 3600.');
  expect(() => readServerSettings({ MAX_CONNECTIONS: '0' })).toThrow('from 1 to 1000000.');
});
