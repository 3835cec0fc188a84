let followed: string[] = [];

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href === null || href === undefined) return;
  followed.push(href);
  if (!href.startsWith('#')) event.preventDefault();
}

/** Starts a new record of activated links. Links to other pages are not opened, so that the test stays on its page. */
export function recordLinks() {
  followed = [];
  window.addEventListener('click', onClick);
}

/** Returns the `href` of each link that was activated in this test. */
export const followedLinks = (): readonly string[] => followed;
