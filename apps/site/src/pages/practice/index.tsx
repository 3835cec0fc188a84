import { IndexArt, LinkList, Section, Surface } from '@keystrand/ui';
import { Glossary } from '../../sections/Glossary';
import { linkGroup } from '../../sections/linkGroup.css';
import { pageLinks } from '../../sections/pageLinks';
import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the landing page of a category, with links to its pages after the introduction. */
export default function Page(props: PageProps<'practice'>) {
  const { category, children, glossary } = props.page;
  const { heading, paths, labels = {} } = children;
  const rows = pageLinks(props.references, paths);
  const starts = paths.flatMap((path, at) => (labels[path] || at === 0 ? { at, label: labels[path] } : []));
  const groups = starts.map((start, index) => ({
    ...start,
    links: rows.slice(start.at, starts[index + 1]?.at),
  }));
  return (
    <ServicePage
      {...props}
      figure={
        groups.length > 1 ? (
          <IndexArt
            direction="list"
            strands={groups.map(({ label, links }) => ({ label, rings: links.length }))}
          />
        ) : undefined
      }
      secondary={{
        href: '#pages',
        label: category === 'solutions' ? 'See the industries' : 'See the services',
      }}
    >
      <ServiceSections
        {...props}
        glossary={glossary ? <Glossary {...glossary} references={props.references} /> : null}
      >
        <Surface>
          <Section headingId="pages" heading={heading} tier="working">
            {groups.map(({ at, label, links }) => (
              <div key={at} className={label && linkGroup}>
                {label ? <strong>{label}</strong> : null}
                <LinkList layout="columns" rows={links} />
              </div>
            ))}
          </Section>
        </Surface>
      </ServiceSections>
    </ServicePage>
  );
}
