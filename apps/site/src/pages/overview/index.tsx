import { IconTile, IndexArt, Section, Surface, TextLink } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { Figures } from '../../sections/Figures';
import { pageLinks } from '../../sections/pageLinks';
import { Paragraphs, TextSection } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders the seven categories, each with when to start with it and links to highlights. */
export default function Page({ page, crumbs, references }: PageProps<'overview'>) {
  const strands = page.practices.map(({ category }) => {
    const { hue, shortLabel } = categoryById[category];
    return { hue, label: shortLabel };
  });
  return (
    <ServicePage
      page={page}
      crumbs={crumbs}
      figure={<IndexArt direction="branch" strands={strands} />}
      secondary={{ href: '/services-page', label: 'The services directory' }}
    >
      <Figures page={page} place="introduction" />
      <Surface>
        <TextSection headingId="introduction" {...page.introduction} />
        <div className={styles.practices}>
          {page.practices.map(({ category, heading, text, startWhen, highlights }, index, all) => {
            const { hue, icon, label } = categoryById[category];
            return (
              <Section
                key={category}
                className={`${hueClass[hue]} ${styles.practice}`}
                ruled
                tier="working"
                layout={index === all.length - 1 ? 'split' : 'stacked'}
                headingId={category}
                heading={heading}
                eyebrow={
                  <div className={styles.eyebrow}>
                    <IconTile icon={icon} />
                    <strong>{label}</strong>
                  </div>
                }
              >
                <Paragraphs paragraphs={[startWhen, text]}>
                  <ul role="list" className={styles.links}>
                    {pageLinks(references, highlights).map(({ href, title }) => (
                      <li key={href}>
                        <TextLink arrow href={href}>
                          {title}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </Paragraphs>
              </Section>
            );
          })}
        </div>
      </Surface>
    </ServicePage>
  );
}
