import { DirectoryGroup, Surface } from '@keystrand/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryById } from '../../categoryById';
import { pageLinks } from '../../sections/pageLinks';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import type { PageProps } from '../PageProps';

/** Renders the services directory: one disclosure per category (docs/requirements.md, section 3.3). */
export default function Page({ page, crumbs, references }: PageProps<'directory'>) {
  const { hash } = useLocation();
  // After a client-side navigation; on a native one the browser itself opens the `details` element of the fragment.
  useEffect(() => {
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (details) details.open = true;
  }, [hash]);

  return (
    <>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        emblem="blockchain"
        secondary={{ href: '/main-services', label: 'Not sure where to start' }}
      />
      <Surface>
        <div>
          {page.groups.map(({ category, text, paths }) => {
            const { hue, icon, label } = categoryById[category];
            return (
              <DirectoryGroup
                key={category}
                hue={hue}
                contentId={category}
                icon={icon}
                title={label}
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
