import { afterEach, expect, test, vi } from 'vitest';
import { BidiConnection } from './BidiConnection';

/** Browser's end of the connection. */
class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly sent: { readonly id: number; readonly method: string; readonly params: object }[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.last = this;
    queueMicrotask(() => this.dispatchEvent(new Event(url.includes('refused') ? 'error' : 'open')));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

async function connect(): Promise<{ connection: BidiConnection; socket: FakeSocket }> {
  vi.stubGlobal('WebSocket', FakeSocket);
  const connection = await BidiConnection.connect('ws://localhost:1/session');
  return { connection, socket: FakeSocket.last };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives each command the answer with its number', async () => {
  const { connection, socket } = await connect();
  const first = connection.send('browser.a', { x: 1 });
  const second = connection.send('browser.b', {});
  expect(socket.sent).toEqual([
    { id: 1, method: 'browser.a', params: { x: 1 } },
    { id: 2, method: 'browser.b', params: {} },
  ]);
  socket.receive({ type: 'success', id: 2, result: { of: 'b' } });
  socket.receive({ type: 'success', id: 1, result: { of: 'a' } });
  await expect(Promise.all([first, second])).resolves.toEqual([{ of: 'a' }, { of: 'b' }]);
});

test('an error of the browser is one of the command', async () => {
  const { connection, socket } = await connect();
  const command = connection.send('browser.a', {});
  socket.receive({ type: 'error', id: 1, error: 'no such frame', message: 'It is closed' });
  await expect(command).rejects.toThrow('no such frame: It is closed');
});

test('calls listeners of an event until they are removed', async () => {
  const { connection, socket } = await connect();
  const listener = vi.fn();
  const remove = connection.on('log.entryAdded', listener);
  socket.receive({ type: 'event', method: 'log.entryAdded', params: { text: 'a' } });
  socket.receive({ type: 'event', method: 'browsingContext.load', params: {} });
  remove();
  socket.receive({ type: 'event', method: 'log.entryAdded', params: { text: 'b' } });
  expect(listener.mock.calls).toEqual([[{ text: 'a' }]]);
});

test('a connection that closes ends its commands', async () => {
  const { connection, socket } = await connect();
  const command = connection.send('browser.a', {});
  socket.close();
  await expect(command).rejects.toThrow('closed the connection');
});

test('a command without an answer fails after 90 s', async () => {
  const { connection } = await connect();
  vi.useFakeTimers();
  const command = expect(connection.send('browser.a', {})).rejects.toThrow(
    'browser.a: no answer within 90 s',
  );
  vi.advanceTimersByTime(90_000);
  await command;
});

test('a refused connection is an error with its address', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  await expect(BidiConnection.connect('ws://refused')).rejects.toThrow('No connection to ws://refused');
});
