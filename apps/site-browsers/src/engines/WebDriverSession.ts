interface Response {
  readonly value: unknown;
}

interface ErrorValue {
  readonly error: string;
  readonly message: string;
}

/**
 * A session of WebDriver, JSON over HTTP.
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
export class WebDriverSession {
  readonly #url: string;
  readonly capabilities: Readonly<Record<string, unknown>>;

  private constructor(url: string, capabilities: Readonly<Record<string, unknown>>) {
    this.#url = url;
    this.capabilities = capabilities;
  }

  /** @param driver URL of the driver */
  static async create(driver: string, capabilities: object): Promise<WebDriverSession> {
    const created = (await request(`${driver}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })) as { readonly sessionId: string; readonly capabilities: Record<string, unknown> };
    return new WebDriverSession(`${driver}/session/${created.sessionId}`, created.capabilities);
  }

  async get(path: string): Promise<unknown> {
    return request(this.#url + path, 'GET');
  }

  async post(path: string, body: object): Promise<unknown> {
    return request(this.#url + path, 'POST', body);
  }

  async delete(path = ''): Promise<unknown> {
    return request(this.#url + path, 'DELETE');
  }
}

/** Milliseconds until a request without an answer fails. */
const requestLimit = 90_000;

/** @throws {Error} with the request, if the driver reports an error or does not answer within 90 s */
async function request(url: string, method: string, body?: object): Promise<unknown> {
  const name = `${method} ${new URL(url).pathname}`;
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(requestLimit),
  }).catch((cause: unknown) => {
    throw new Error(`${name}: no answer (${String(cause)})`, { cause });
  });
  const { value } = (await response.json()) as Response;
  if (!response.ok) {
    const { error, message } = value as ErrorValue;
    throw new Error(`${name}: ${error}: ${message}`);
  }
  return value;
}
