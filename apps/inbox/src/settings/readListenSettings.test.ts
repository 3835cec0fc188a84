import { expect, it } from 'vitest';
import { readListenSettings } from './readListenSettings.ts';

it('defaults to port 4180 on localhost', () => {
  const defaults = { port: 4_180, host: 'localhost', drainLimit: 10_000, maxConnections: 10_000 };
  expect(readListenSettings({})).toEqual(defaults);
  expect(readListenSettings({ PORT: '', HOST: '', DRAIN_SECONDS: '', MAX_CONNECTIONS: '' })).toEqual(
    defaults,
  );
});

it('reads every setting', () => {
  expect(readListenSettings({ PORT: '0', HOST: '::1', DRAIN_SECONDS: '0', MAX_CONNECTIONS: '1' })).toEqual({
    port: 0,
    host: '::1',
    drainLimit: 0,
    maxConnections: 1,
  });
});

it('explains which values are allowed', () => {
  expect(() => readListenSettings({ PORT: '65536' })).toThrow(
    'PORT is "65536"; allowed is a whole number from 0 to 65535.',
  );
});
