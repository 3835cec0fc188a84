/** Returns the address of the file with the content of the page at `path`: HTML as text, so that no search engine lists it. */
export const contentFile = (path: string) => `/content${path === '/' ? '/index' : path}.txt`;

/** `XMLHttpRequest` parses HTML without a Trusted Types policy, which would let any markup through. Offline: status 0. */
export async function requestContent(path: string): Promise<Pick<XMLHttpRequest, 'status' | 'responseXML'>> {
  const request = new XMLHttpRequest();
  request.open('GET', contentFile(path));
  request.responseType = 'document';
  request.overrideMimeType('text/html;charset=utf-8');
  request.send();
  await new Promise((resolve) => request.addEventListener('loadend', resolve));
  return request;
}
