import {
  CheckList,
  DescriptionList,
  Metrics,
  RichText,
  Section,
  Surface,
  SurfaceFooter,
  Strand,
  StrandList,
} from '@keystrand/ui';
import { PageAction } from '../../sections/PageAction';
import { Paragraphs } from '../../sections/Paragraphs';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders the about page: strands, story, figures, principles, assurance, team and careers. */
export default function Page({ page, crumbs }: PageProps<'about'>) {
  const { story, strands, principles, refusals, team, assurance, careers } = page;
  return (
    <>
      <PageHero page={page} crumbs={crumbs} art={<Strand />} />
      <Surface tone="translucent">
        <Section headingId="strands" heading={strands.heading}>
          <StrandList items={strands.items} />
        </Section>
      </Surface>
      <Surface>
        <Section layout="split" headingId="story" heading={story.heading}>
          <Paragraphs paragraphs={story.paragraphs} />
        </Section>
        <Metrics metrics={page.metrics} />
      </Surface>
      <Surface>
        <Section headingId="principles" heading={principles.heading}>
          <DescriptionList rows={principles.items} />
        </Section>
        <SurfaceFooter>
          <Section layout="split" headingId="refusals" heading={refusals.heading}>
            <CheckList mark="excluded" items={refusals.items} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section headingId="assurance" heading={assurance.heading}>
          <DescriptionList
            rows={assurance.items.map(({ title, description }) => ({
              title,
              description: <RichText text={description} />,
            }))}
          />
        </Section>
        <SurfaceFooter>
          <Section
            layout="split"
            headingId="evidence"
            heading={assurance.evidence.heading}
            lead={assurance.evidence.statement}
          >
            <DescriptionList density="stacked" rows={assurance.evidence.rows} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section layout="split" headingId="team" heading={team.heading}>
          <div className={styles.team}>
            <Paragraphs paragraphs={team.paragraphs} />
            <DescriptionList density="stacked" rows={team.roles} />
          </div>
        </Section>
        <Section layout="split" headingId="careers" heading={careers.heading}>
          <Paragraphs paragraphs={careers.paragraphs} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
