/** Returns the address of the file with the content of the page at `path`: HTML as text, so that no search engine lists it. */
export function contentFile(path: string): string {
  return `/content${path === '/' ? '/index' : path}.txt`;
}

interface ContentResponse {
  readonly status: number;
  readonly source: Document;
}

/**
 * Requests and parses the content of a page. `XMLHttpRequest` parses HTML without a policy of the Trusted Types API, which
 * would let any markup through.
 * @throws {Error} if there is no connection
 */
export function requestContent(path: string): Promise<ContentResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', contentFile(path));
    request.responseType = 'document';
    request.overrideMimeType('text/html;charset=utf-8');
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      resolve({ status, source: responseXML ?? new Document() });
    });
    request.addEventListener('error', () => {
      reject(new TypeError(`The request of ${path} failed.`));
    });
    request.send();
  });
}
