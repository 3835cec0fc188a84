import { chunkTimeout } from '../loading/chunk';
import { deferLaterSections } from '../shell/deferLaterSections';
import { hydrateOnIdleOrInput } from './hydrateOnIdleOrInput';
import { startTheme } from './theme';

/** Addresses of the entry chunk and of the chunks that it imports, and of the CSS that the document lacks. */
declare const __ENTRY__: readonly [string, ...string[]];
declare const __STYLE_SHEET__: string;

startTheme();
/** Read while the document is parsed: Back can change the address before the application starts, without a new document. */
const { pathname, hash } = location;
// Sections below the window are laid out after the first paint, unless a scroll position or a fragment needs their height.
const [navigation] = performance.getEntriesByType('navigation');
if (navigation?.type === 'navigate' && hash === '') deferLaterSections();
const adopt = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
// Before the application has loaded, the rules for print are missing, and printing waits only for a synchronous request.
addEventListener('beforeprint', () => {
  if (document.adoptedStyleSheets.length > 0) return;
  const request = new XMLHttpRequest();
  request.open('GET', __STYLE_SHEET__, false);
  request.send();
  if (request.status === 200) adopt(request.responseText);
});
hydrateOnIdleOrInput(async () => {
  // Fetched at once instead of one after the other. A request that stalls can be ended and repeated, unlike that of an
  // import, of which a document has one for each address.
  const signal = AbortSignal.timeout(chunkTimeout);
  const load = async (file: string) => {
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(file);
    return response.blob();
  };
  const [styles] = await Promise.all([load(__STYLE_SHEET__), ...__ENTRY__.map(load)]);
  adopt(await styles.text());
  const { start } = (await import(/* @vite-ignore */ __ENTRY__[0])) as typeof import('../entry-client');
  await start(pathname);
});
