/** Milliseconds until a command without an answer fails. */
const commandLimit = 90_000;

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/**
 * A connection by WebDriver BiDi, JSON over a WebSocket.
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(params: never) => void>>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#receive(JSON.parse(String(data)) as Message);
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values())
        reject(new Error('The browser has closed the connection.'));
      this.#pending.clear();
    });
  }

  static async connect(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        resolve();
      });
      socket.addEventListener('error', () => {
        reject(new Error(`No connection to ${url}`));
      });
    });
    return new BidiConnection(socket);
  }

  /** Sends a command. @throws {Error} if the browser reports an error or does not answer within 90 s */
  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#lastId;
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error(`${method}: no answer within ${String(commandLimit / 1000)} s`));
      }, commandLimit);
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answer.finally(() => {
      clearTimeout(timer);
    });
  }

  /** Calls a listener for each event of a name and returns a function that removes it. */
  on<T>(event: string, listener: (params: T) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #receive({ type, id, method, params, result, error, message }: Message): void {
    if (type === 'event') {
      for (const listener of this.#listeners.get(method ?? '') ?? []) listener(params as never);
      return;
    }
    const pending = this.#pending.get(id ?? -1);
    this.#pending.delete(id ?? -1);
    if (type === 'success') pending?.resolve(result as never);
    else pending?.reject(new Error(`${error ?? 'error'}: ${message ?? ''}`));
  }
}
