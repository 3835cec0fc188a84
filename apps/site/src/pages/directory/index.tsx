import { headerAction } from '@keystrand/content';
import { mediumQuery } from '@keystrand/ui/theme';
import { DirectoryGroup, Finder, GlowButton, IndexArt, Surface, TextLink } from '@keystrand/ui';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryById } from '../../categoryById';
import { inTime } from '../../loading/chunk';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** The `id` of the search field; the header links to it. */
const searchFieldId = 'find';

/**
 * Renders the services directory: a search, and one disclosure per category (docs/requirements.md, section 3.3). The code and
 * the index of the search are loaded when its field gets the focus.
 */
export default function Page({ page, crumbs, references }: PageProps<'directory'>) {
  const { hash, key } = useLocation();
  const { groups, ...texts } = page.search;
  const loadSearch = useCallback(() => {
    const loading = import('./createSearch').then((code) => code.loadSearch({ ...categoryById, ...groups }));
    return inTime('search', loading, 10_000);
  }, [groups]);
  const root = useRef<HTMLDivElement>(null);
  // Until here the style sheet shows all groups in wide windows, so that opening them moves nothing.
  useLayoutEffect(() => {
    for (const details of root.current?.querySelectorAll('details') ?? []) {
      details.open ||= matchMedia(mediumQuery).matches;
      delete details.dataset['openWhenWide'];
    }
    // The search, and with it the groups, are rendered anew for each fragment.
  }, [hash]);
  // After a client-side navigation; on a native one the browser itself opens the `details` element of the fragment, and
  // focuses the field.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const details = target?.closest('details');
    if (details) details.open = true;
    if (hash === `#${searchFieldId}`) target?.focus();
    // The key changes with each navigation, also to the same fragment.
  }, [hash, key]);

  const strands = page.groups.map(({ category, paths }) => ({
    hue: categoryById[category].hue,
    label: `${categoryById[category].shortLabel} \u00b7 ${paths.length}`,
    rings: paths.length,
  }));

  return (
    <>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={<IndexArt direction="list" strands={strands} />}
        className={styles.hero}
      />
      <Surface ref={root} className={styles.sheet}>
        {/* A link to a category ends a search, whose results replace the categories. */}
        <Finder
          key={hash}
          id={searchFieldId}
          {...texts}
          loadSearch={loadSearch}
          emptyAction={<GlowButton href={headerAction.path}>{headerAction.label}</GlowButton>}
        >
          <TextLink href="/main-services" className={styles.start}>
            Not sure where to start
          </TextLink>
          {page.groups.map(({ category, text, paths, further = [] }) => {
            const { hue, icon, label: title } = categoryById[category];
            return (
              <DirectoryGroup
                key={category}
                data-open-when-wide=""
                hue={hue}
                contentId={category}
                icon={icon}
                title={title}
                text={text}
                links={[
                  ...pageLinks(references, paths),
                  ...pageLinks(references, further).map(({ href, title: name }) => ({ href, title: name })),
                ]}
                {...(further.length > 0 && {
                  countLabel: () => `1 page, ${String(further.length)} services`,
                })}
              />
            );
          })}
        </Finder>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
