import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A copy of the served site. */
export interface FormSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Where the forms of a page go. */
export interface FormTarget {
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
}

/** The document with its form sent to another target, as a build with that target writes it. */
function retargetDocument(html: string, { endpoint, encoding }: FormTarget): string {
  const form = /<form ([^>]*?)data-encoding="\w+"([^>]*?) action="mailto:[^"]*" encType="text\/plain"/;
  if (!form.test(html)) throw new Error('The document holds no form that becomes an e-mail.');
  return html.replace(form, `<form $1data-encoding="${encoding}"$2 action="${endpoint}"`);
}

/** The policy with the endpoint allowed, as `tools/hosting` writes it. */
function retargetPolicy(policy: string, { endpoint }: FormTarget): string {
  return policy.replace(/(connect-src|form-action)[^;]*/g, `$& ${new URL(endpoint).origin}`);
}

/**
 * Serves the site at `origin` with the forms of some of its pages sent to a target: the endpoint stands in the documents
 * and in the policy, not in the script, so no build is needed.
 */
export async function serveFormSite(
  origin: string,
  targets: Readonly<Record<string, FormTarget>>,
): Promise<FormSite> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/';
      const target = targets[path];
      const original = await fetch(new URL(path, origin), { redirect: 'manual' });
      for (const [name, value] of original.headers) {
        if (/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name))
          continue;
        response.setHeader(
          name,
          target && name === 'content-security-policy' ? retargetPolicy(value, target) : value,
        );
      }
      response.statusCode = original.status;
      response.end(
        target ? retargetDocument(await original.text(), target) : Buffer.from(await original.arrayBuffer()),
      );
    };
    answer().catch((error: unknown) => {
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
