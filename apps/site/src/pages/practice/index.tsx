import { LinkList, Section, Surface } from '@keystrand/ui';
import { Glossary } from '../../sections/Glossary';
import { pageLinks } from '../../sections/pageLinks';
import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders the landing page of a category, with links to its pages after the introduction. */
export default function Page(props: PageProps<'practice'>) {
  const { category, children, glossary } = props.page;
  const { heading, paths, labels = {} } = children;
  const rows = pageLinks(props.references, paths);
  const starts = paths.flatMap((path, at) => (labels[path] || at === 0 ? { at, label: labels[path] } : []));
  return (
    <ServicePage
      {...props}
      secondary={{
        href: '#pages',
        label: category === 'solutions' ? 'See the industries' : 'See the services',
      }}
    >
      <ServiceSections {...props}>
        <Surface>
          <Section headingId="pages" heading={heading} tier="working">
            {starts.map(({ at, label }, index) => (
              <div key={at} className={label && styles.group}>
                {label ? <strong>{label}</strong> : null}
                <LinkList layout="columns" rows={rows.slice(at, starts[index + 1]?.at)} />
              </div>
            ))}
          </Section>
        </Surface>
      </ServiceSections>
      {glossary ? <Glossary {...glossary} references={props.references} /> : null}
    </ServicePage>
  );
}
