import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatRow } from './chatTable';
import { lazyReplyTable } from './lazyReplyTable';

const fetched = vi.fn<(file: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const table = () =>
  lazyReplyTable([
    {
      file: '/one.json',
      rows: [['hello', 'hi', 'hey'], ['help']],
    },
    { file: '/two.json', rows: [['pricing', 'price']] },
  ]);
const replyOf = (rows: readonly ChatRow[], term: string) => {
  const reply = rows.find((row) => row.term === term)?.reply;
  if (typeof reply !== 'function') throw new Error(`no lazy reply for ${term}`);
  return reply();
};
const one = () => Promise.resolve(Response.json([['Hello.'], ['Type a topic.']]));

describe('lazyReplyTable', () => {
  it('lists every keyword in order without fetching a reply', () => {
    expect(table().map(({ term, aliases }) => [term, aliases])).toEqual([
      ['hello', ['hi', 'hey']],
      ['help', []],
      ['pricing', ['price']],
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches a file once for all its replies', async () => {
    fetched.mockImplementation(one);
    const rows = table();
    expect(await Promise.all([replyOf(rows, 'hello'), replyOf(rows, 'help')])).toEqual([
      ['Hello.'],
      ['Type a topic.'],
    ]);
    expect(await replyOf(rows, 'help')).toEqual(['Type a topic.']);
    expect(fetched.mock.calls).toEqual([['/one.json']]);
  });

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the file does not exist', () => Promise.resolve(new Response('<!doctype html>', { status: 404 }))],
    ['the file is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the file has fewer replies than rows', () => Promise.resolve(Response.json([]))],
  ])('rejects if %s', async (_, response) => {
    fetched.mockImplementation(response);
    await expect(replyOf(table(), 'help')).rejects.toThrow();
  });

  it('fetches again after a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(one);
    const rows = table();
    await expect(replyOf(rows, 'hello')).rejects.toThrow('Failed to fetch');
    expect(await replyOf(rows, 'hello')).toEqual(['Hello.']);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('times out after ten seconds and fetches again on the next request', async () => {
    fetched.mockImplementationOnce(() => new Promise(() => undefined)).mockImplementation(one);
    const rows = table();
    const outcome = vi.fn();
    const asking = replyOf(rows, 'hello').then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(9999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(outcome).toHaveBeenCalledExactlyOnceWith(new Error('The chat did not respond within 10 seconds.'));
    expect(await replyOf(rows, 'hello')).toEqual(['Hello.']);
  });
});
