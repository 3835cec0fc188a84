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
  const starts = paths.filter((path, index) => index === 0 || labels[path]);
  const ends = starts.slice(1).map((start) => paths.indexOf(start));
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
            {starts.map((start, index) => (
              <div key={start} className={labels[start] && styles.group}>
                {labels[start] ? <strong>{labels[start]}</strong> : null}
                <LinkList
                  layout="columns"
                  rows={pageLinks(props.references, paths.slice(paths.indexOf(start), ends[index]))}
                />
              </div>
            ))}
          </Section>
        </Surface>
      </ServiceSections>
      {glossary ? <Glossary {...glossary} references={props.references} /> : null}
    </ServicePage>
  );
}
