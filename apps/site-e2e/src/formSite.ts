import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A copy of the served site. */
export interface FormSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The endpoint of a page's forms. */
export interface FormTarget {
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
}

/** Returns the document with its form sent to the target and its policy allowing that, as in a build with that endpoint. */
function retargetDocument(html: string, { endpoint, encoding }: FormTarget): string {
  const form = /<form ([^>]*?)data-encoding="\w+"([^>]*?) action="mailto:[^"]*" encType="text\/plain"/;
  const policy = /(?:connect-src|form-action) &#x27;self&#x27;/g;
  if (!form.test(html)) throw new Error('The document contains no form with a mailto: action.');
  if (html.match(policy)?.length !== 2) throw new Error('The document contains no policy for its form.');
  return html
    .replace(form, `<form $1data-encoding="${encoding}"$2 action="${endpoint}"`)
    .replace(policy, `$& ${new URL(endpoint).origin}`);
}

/**
 * Serves a copy of the site at `origin`, with the forms of the given paths sent to other targets. This needs no build,
 * because only the documents and their policies contain the endpoint.
 */
export async function serveFormSite(
  origin: string,
  targets: Readonly<Record<string, FormTarget>>,
): Promise<FormSite> {
  const server = createServer((request, response) => {
    const proxy = async () => {
      const path = request.url ?? '/';
      const target = targets[path];
      const original = await fetch(new URL(path, origin), { redirect: 'manual' });
      for (const [name, value] of original.headers) {
        if (/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name))
          continue;
        response.setHeader(name, value);
      }
      response.statusCode = original.status;
      response.end(
        target ? retargetDocument(await original.text(), target) : Buffer.from(await original.arrayBuffer()),
      );
    };
    proxy().catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
