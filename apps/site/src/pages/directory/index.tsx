import { categories } from '@keystrand/content';
import { DirectoryGroup, Surface } from '@keystrand/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageProps } from '../PageProps';
import { pageLinks } from '../../sections/links';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';

/** 'Our Advanced Services': seven categories that open to their links (specification, section 2). */
export default function Page({ page, crumbs, references }: PageProps<'directory'>) {
  const { hash } = useLocation();
  // On arrival by a page change; for a link followed by the browser itself the group opens natively.
  useEffect(() => {
    const group = document.getElementById(hash.slice(1))?.closest('details');
    if (group) group.open = true;
  }, [hash]);

  return (
    <>
      <PageHero
        hero={page.hero}
        crumbs={crumbs}
        emblem="blockchain"
        secondary={{ href: '/main-services', label: 'Not sure where to start' }}
      />
      <Surface>
        <div>
          {page.groups.map(({ category, text, paths }) => {
            const item = categories.find(({ id }) => id === category);
            return (
              <DirectoryGroup
                key={category}
                category={category}
                contentId={category}
                icon={item?.icon ?? 'tools'}
                title={item?.label ?? category}
                text={text}
                links={pageLinks(references, paths)}
              />
            );
          })}
        </div>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
