import type { Page } from '@playwright/test';

/** Where the form of a page is posted to. */
export interface FormTarget {
  /** URL, path or `mailto:` URL. */
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
  /** Whether it is the project's own inbox. */
  readonly inbox?: boolean;
  /** Hidden fields that the document lacks if it was built without an endpoint, for sending without JavaScript. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
}

/** Returns the document with its form sent to the target and its policy allowing that, as in a build with that endpoint. */
function retargetDocument(
  html: string,
  { endpoint, encoding, inbox = false, hiddenFields = {} }: FormTarget,
): string {
  const form = /<form name="\w+" [^>]*>/;
  const policy = /(?:connect-src|form-action) &#x27;self&#x27;/g;
  if (!form.test(html)) throw new Error('The document contains no form.');
  if (html.match(policy)?.length !== 2) throw new Error('The document contains no policy for its form.');
  const source = /^https?:/.test(endpoint) ? ` ${new URL(endpoint).origin}` : '';
  return html
    .replace(form, (tag) => {
      const others = tag.slice(0, -1).replaceAll(/ (?:data-[\w-]+|action|enctype)="[^"]*"/gi, '');
      const inputs = Object.entries(hiddenFields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        .join('');
      return `${others} data-encoding="${encoding}"${inbox ? ' data-inbox=""' : ''} action="${endpoint}">${inputs}`;
    })
    .replace(policy, `$&${source}`);
}

/**
 * Sends the form of a page to another target. This needs no build, because only the document and its policy contain the
 * target. A later call for the same page takes precedence.
 */
export async function retargetForm(page: Page, path: string, target: FormTarget): Promise<void> {
  // Chromium does not regard an intercepted document as one of this machine, and asks before it may send requests to it.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: retargetDocument(await response.text(), target) });
    },
  );
}
