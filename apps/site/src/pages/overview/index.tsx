import { ArrowLink, IconTile, RichText, Surface, Tag } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { Figures } from '../../sections/Figures';
import { pageLinks } from '../../sections/pageLinks';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { Paragraphs } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders the seven categories, each with when to start with it and links to highlights. */
export default function Page({ page, crumbs, references }: PageProps<'overview'>) {
  return (
    <>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        secondary={{ href: '/services-page', label: 'The services directory' }}
      />
      <Surface>
        <Paragraphs paragraphs={page.introduction} />
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        {page.practices.map(({ category, heading, text, startWhen, highlights }) => {
          const { hue, icon, label } = categoryById[category];
          return (
            <section key={category} className={`${styles.practice} ${hueClass[hue]}`}>
              <div className={styles.head}>
                <IconTile icon={icon} size="large" />
                <Tag>{label}</Tag>
                <h2 className={styles.heading} id={category}>
                  {heading}
                </h2>
              </div>
              <div className={styles.text}>
                <p className={styles.startWhen}>{startWhen}</p>
                <p>
                  <RichText text={text} />
                </p>
                <ul role="list" className={styles.highlights}>
                  {pageLinks(references, highlights).map(({ href, label }) => (
                    <li key={href}>
                      <ArrowLink href={href}>{label}</ArrowLink>
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          );
        })}
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
