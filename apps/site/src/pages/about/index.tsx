import {
  CheckList,
  DescriptionList,
  Disclosure,
  FAQ,
  IndexArt,
  RichText,
  Section,
  Surface,
  SurfaceFooter,
} from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { richRows } from '../../sections/descriptionRows';
import { Figures } from '../../sections/Figures';
import { Paragraphs, TextSection } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const hues = ['teal', 'indigo', 'purple'] as const;

/** Renders the about page: refusals and principles, strands with their roles, story, answers for a buyer's due diligence and careers. */
export default function Page({ page, crumbs }: PageProps<'about'>) {
  const { story, strands, principles, refusals, team, assurance, careers } = page;
  const { company, evidence } = assurance;
  const facts = [...company.items, { title: evidence.heading, description: evidence.text }];
  return (
    <ServicePage
      page={page}
      crumbs={crumbs}
      figure={
        <IndexArt
          direction="plait"
          strands={strands.items.map(({ title, roles }, index) => ({
            label: title,
            hue: hues[index],
            rings: roles.length,
          }))}
        />
      }
      secondary={{ href: '#team', label: team.heading }}
    >
      <Surface>
        <Section layout="split" headingId="refusals" heading={refusals.heading}>
          <CheckList mark="excluded" className={styles.refusals} items={refusals.items} />
        </Section>
        <SurfaceFooter>
          <Section headingId="principles" heading={principles.heading} tier="service">
            <DescriptionList className={styles.three} rows={principles.items} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section headingId="strands" heading={strands.heading} tier="working">
          <div className={styles.strands}>
            {strands.items.map(({ title, description, roles }, index) => (
              <Section
                key={title}
                heading={title}
                level={3}
                tier="minor"
                ruled
                className={hueClass[hues[index] ?? 'teal']}
              >
                <p>{description}</p>
                <DescriptionList className={styles.three} rows={roles} />
              </Section>
            ))}
          </div>
        </Section>
        <SurfaceFooter>
          <Section
            layout="sideBySide"
            headingId="team"
            heading={team.heading}
            tier="working"
            action={<Paragraphs paragraphs={team.paragraphs} />}
          >
            <DescriptionList className={styles.three} rows={team.roles} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <TextSection headingId="story" className={styles.whole} tier="working" {...story} />
      </Surface>
      <Figures page={page} place="terms" />
      <Surface>
        <Section
          layout="sideBySide"
          headingId="assurance"
          heading={assurance.heading}
          tier="working"
          lead={<RichText text={assurance.lead} />}
        >
          {assurance.groups.map(({ title, questions }) => (
            <Section key={title} heading={title} level={3} tier="minor">
              <FAQ questions={questions} />
            </Section>
          ))}
        </Section>
      </Surface>
      <Surface>
        <Section headingId="company" heading={company.title} tier="working">
          <Disclosure narrowOnly summary={facts.map(({ title }) => title).join(', ')}>
            <DescriptionList density="stacked" rows={richRows(facts)} />
          </Disclosure>
        </Section>
      </Surface>
      <Surface>
        <TextSection headingId="careers" className={styles.whole} tier="working" {...careers} />
      </Surface>
    </ServicePage>
  );
}
