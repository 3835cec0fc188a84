import {
  CheckList,
  DefinitionRows,
  Hero,
  Metrics,
  Section,
  Sheet,
  SheetFoot,
  Strand,
  StrandList,
} from '@keystrand/ui';
import type { PageProps } from '../../loading/kinds';
import { PageAction } from '../frame/PageAction';
import { Paragraphs } from '../frame/Paragraphs';
import { pageLink } from '../frame/links';
import * as styles from './index.css';

/** Who the company is: its three strands under the art itself, then its story, its rules and its people. */
export default function Page({ page, payload }: PageProps<'about'>) {
  const { story, strands, principles, refusals, team, careers } = page;
  return (
    <>
      <Hero
        crumbs={payload.crumbs.map(pageLink)}
        heading={page.hero.heading}
        lead={page.hero.lead}
        art={<Strand />}
      />
      <Section contained id="strands" heading={strands.heading}>
        <StrandList items={strands.items} />
      </Section>
      <Sheet>
        <Section layout="split" id="story" heading={story.heading}>
          <Paragraphs paragraphs={story.paragraphs} />
        </Section>
        <Metrics metrics={page.metrics} />
      </Sheet>
      <Sheet>
        <Section id="principles" heading={principles.heading}>
          <DefinitionRows rows={principles.items} />
        </Section>
        <SheetFoot>
          <Section layout="split" id="refusals" heading={refusals.heading}>
            <CheckList mark="dash" items={refusals.items} />
          </Section>
        </SheetFoot>
      </Sheet>
      <Sheet>
        <Section layout="split" id="team" heading={team.heading}>
          <div className={styles.team}>
            <Paragraphs paragraphs={team.paragraphs} />
            <DefinitionRows density="stacked" rows={team.roles} />
          </div>
        </Section>
        <Section layout="split" id="careers" heading={careers.heading}>
          <Paragraphs paragraphs={careers.paragraphs} />
        </Section>
      </Sheet>
      <PageAction {...page.action} />
    </>
  );
}
