import {
  CheckList,
  DescriptionList,
  RichText,
  Section,
  Surface,
  SurfaceFooter,
  Strand,
  StrandList,
} from '@keystrand/ui';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { Paragraphs } from '../../sections/Paragraphs';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';

/** Renders the about page: strands, story, principles, answers for a buyer's due diligence, team and careers. */
export default function Page({ page, crumbs }: PageProps<'about'>) {
  const { story, strands, principles, refusals, team, assurance, careers } = page;
  return (
    <>
      <PageHero page={page} crumbs={crumbs} art={<Strand />} />
      <Surface tone="translucent">
        <Section headingId="strands" heading={strands.heading} tier="working">
          <StrandList items={strands.items} />
        </Section>
      </Surface>
      <Surface>
        <Section layout="split" headingId="story" heading={story.heading}>
          <Paragraphs paragraphs={story.paragraphs} />
        </Section>
      </Surface>
      <Surface>
        <Section headingId="principles" heading={principles.heading} tier="working">
          <DescriptionList rows={principles.items} />
        </Section>
        <SurfaceFooter>
          <Section layout="split" headingId="refusals" heading={refusals.heading}>
            <CheckList mark="excluded" items={refusals.items} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <Surface>
        <Section
          headingId="assurance"
          heading={assurance.heading}
          tier="working"
          lead={<RichText text={assurance.lead} />}
        >
          {assurance.groups.map(({ title, items }) => (
            <Section key={title} heading={title} level={3} tier="minor">
              <DescriptionList
                density="stacked"
                rows={items.map((item) => ({
                  title: item.title,
                  description: <RichText text={item.description} />,
                }))}
              />
            </Section>
          ))}
        </Section>
        <SurfaceFooter>
          <Section
            layout={assurance.evidence.rows.length > 0 ? 'split' : 'sideBySide'}
            headingId="evidence"
            tier="service"
            heading={assurance.evidence.heading}
            lead={assurance.evidence.text}
          >
            {assurance.evidence.rows.length > 0 ? (
              <DescriptionList density="stacked" rows={assurance.evidence.rows} />
            ) : null}
          </Section>
        </SurfaceFooter>
      </Surface>
      <Figures page={page} place="terms" />
      <Surface>
        <Section headingId="team" heading={team.heading} tier="working">
          <Paragraphs paragraphs={team.paragraphs} />
          <DescriptionList density="stacked" rows={team.roles} />
        </Section>
        <Section layout="split" headingId="careers" heading={careers.heading} tier="working">
          <Paragraphs paragraphs={careers.paragraphs} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
