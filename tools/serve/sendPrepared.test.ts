import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResponse, startFixture } from './testing/startFixture.ts';
import type { Fixture } from './testing/startFixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

const get = (target: string, version = '1.1', lines = '') =>
  `GET ${target} HTTP/${version}\r\nHost: a\r\n${lines}\r\n`;
const last = get('/nowhere', '1.1', 'Connection: close\r\n');

describe('responses sent from prepared bytes', () => {
  it.each(['/', '/about', '/assets/entry-abc.js', '/picture.png'])(
    'of %s equal those that Node composes',
    async (target) => {
      const [prepared = ''] = (await site.exchange(get(target) + last)).split(/(?=HTTP\/1\.1 404)/);
      const { head, body } = parseResponse(
        await site
          .exchange(get(target, '1.0', 'Connection: keep-alive\r\n') + last)
          .then((text) => text.split(/(?=HTTP\/1\.1 404)/)[0] ?? ''),
      );
      const withoutDate = (text: string) => text.replace(/Date: .*/, 'Date:');
      expect(withoutDate(parseResponse(prepared).head)).toBe(withoutDate(head));
      expect(parseResponse(prepared).body).toBe(body);
      expect(head).toContain('Keep-Alive: timeout=65');
    },
  );

  it('have the current date', async () => {
    const date = async () => {
      const { headers } = parseResponse(await site.exchange(get('/about') + last));
      return Date.parse(headers.date ?? '');
    };
    const first = await date();
    expect(Math.abs(Date.now() - first)).toBeLessThan(5_000);
    await expect.poll(date, { timeout: 5_000 }).toBeGreaterThan(first);
  });

  it('keep their order among other responses of a connection', async () => {
    const targets = ['/about', '/data/about.json', '/about', '/nowhere', '/about/', '/picture.png', '/'];
    const text = await site.exchange(targets.map((target) => get(target)).join('') + last);
    expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual([
      '200',
      '200',
      '200',
      '404',
      '308',
      '200',
      '200',
      '404',
    ]);
    expect(text.match(/(?<=Content-Length: )\d+/g)).toEqual([
      '19',
      '1000000',
      '19',
      '9',
      '0',
      '10',
      '4',
      '9',
    ]);
  });
});
