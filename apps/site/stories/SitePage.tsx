import { useEffect, useState } from 'react';
import { loadPage } from './loadPage';
import { followLinks } from '../src/loading/links';
import type { LoadedPage } from '../src/loading/kinds';
import { createLocation, createNavigation } from '../src/navigation/createNavigation';
import { Application } from '../src/shell/Application';

export interface SitePageProps {
  /** Path of the page on the site. */
  readonly path: string;
  /** The loaded page at that path. */
  readonly page: LoadedPage;
}

/** Keeps the address of the story. */
const noEntries = { pushState() {}, replaceState() {}, go() {} };

/** Renders a page with header and footer as after hydration; links navigate within the story. */
export function SitePage({ path, page }: SitePageProps) {
  const [navigation] = useState(() =>
    createNavigation(loadPage, { location: createLocation(path), page }, noEntries),
  );
  useEffect(() => followLinks(navigation.navigator), [navigation]);
  return <Application navigation={navigation} />;
}
