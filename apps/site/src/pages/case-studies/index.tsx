import type { CaseStudy as CaseStudyData, RealCase } from '@keystrand/content';
import {
  CaseStudy,
  DescriptionList,
  Disclosure,
  IndexArt,
  LinkList,
  Metrics,
  Prose,
  Section,
  Surface,
  SurfaceFooter,
  Table,
  Tag,
} from '@keystrand/ui';
import type { CaseStudyProps, ProseBlock } from '@keystrand/ui';
import type { Hue } from '@keystrand/ui/theme';
import type { ReactNode } from 'react';
import { categoryById } from '../../categoryById';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const renderBlock = (block: ProseBlock) => <Prose blocks={[block]} />;

const renderStudy = (
  { id, client, title, category, start, names, held, work, ...rest }: CaseStudyData | RealCase,
  links: CaseStudyProps['links'],
  parts: Readonly<Record<string, ReactNode>>,
  figures?: ReactNode,
) => {
  const [before = '', , during = ''] = Object.keys(parts);
  return (
    <CaseStudy
      headingId={id}
      client={client}
      title={title}
      practice={categoryById[category]}
      drawing={{ start, names, held, steps: work.length, words: [before, during, 'Held afterwards'] }}
      duration={'duration' in rest && renderBlock({ type: 'paragraph', text: rest.duration })}
      links={links}
      parts={Object.entries(parts).map(([term, content]) => ({ term, content }))}
    >
      {figures}
    </CaseStudy>
  );
};

const renderMeasures = (caption: string, rows: RealCase['measured'], hue?: Hue) => (
  <Table
    caption={caption}
    head={['Measure', 'Result', 'Target', 'Verdict']}
    short
    rows={rows.map(([measure, result, target, verdict]) => [
      measure,
      result,
      target,
      <Tag key="verdict" hue={hue}>
        {verdict}
      </Tag>,
    ])}
  />
);

/** Renders an index, the case of this website, an illustrative one per category, and the measures (docs/requirements.md, section 10.4). */
export default function Page({ page, crumbs, references }: PageProps<'case-studies'>) {
  const { real, studies } = page;
  const cases = [real, ...studies];
  const strands = cases.map(({ short, category, work }) => ({
    label: short,
    hue: categoryById[category].hue,
    rings: work.length,
  }));
  const [met = [], missed = []] = ['met', 'missed'].map((verdict) =>
    real.measured.filter((cells) => cells[3] === verdict),
  );
  const measured = 'This website, measured';
  const [lead, method] = real.summary;
  const commands = real.commands.map((row) => ({ ...row, term: <code>{row.title}</code> }));
  return (
    <>
      <PageHero page={page} crumbs={crumbs} figure={<IndexArt direction="gather" strands={strands} />} />
      <Surface tone="dark">
        <Section headingId="cases" heading="All cases" tier="service">
          <LinkList
            layout="columns"
            className={styles.index}
            rows={cases.map(({ id, title, category }) => ({
              href: `#${id}`,
              title: <Tag hue={categoryById[category].hue}>{title}</Tag>,
            }))}
          />
        </Section>
      </Surface>
      <Surface>
        {renderStudy(
          real,
          pageLinks(references, real.services),
          {
            Asked: renderBlock({ type: 'paragraph', text: real.asked }),
            Result: renderBlock({ type: 'paragraph', text: real.result }),
            Built: renderBlock({ type: 'list', ordered: true, items: real.work }),
            'Went wrong': renderBlock({ type: 'list', items: real.wrong }),
          },
          <Metrics
            metrics={[
              ...real.measured
                .filter(([title]) => real.headline.includes(title))
                .map(([label, value]) => {
                  const [name = label, unit = ''] = label.split(', ');
                  return { label: name, value: `${value} ${unit}`.trim() };
                }),
              {
                value: `${met.length}\u00a0of\u00a0${real.measured.length}`,
                label: [
                  'Targets met; see ',
                  { type: 'link', text: 'all\u00a0targets', href: '#measured' },
                  ' below',
                ],
              },
            ]}
          />,
        )}
      </Surface>
      <Section
        contained
        className={styles.examples}
        headingId="studies"
        heading="The examples"
        tier="working"
        lead={page.notice}
      />
      {studies.map((study) => (
        <Surface key={study.id}>
          {renderStudy(study, pageLinks(references, study.services), {
            Situation: renderBlock({ type: 'paragraph', text: study.problem }),
            Result: renderBlock({ type: 'paragraph', text: study.result }),
            Work: renderBlock({ type: 'list', ordered: true, items: study.work }),
          })}
        </Surface>
      ))}
      <Surface>
        <Section layout="sideBySide" headingId="measured" heading={measured} tier="working" lead={lead}>
          {renderMeasures('Targets missed in the last series', missed, 'red')}
          <Disclosure narrowOnly summary={`${String(met.length)} targets met`}>
            {renderMeasures('Targets met in the last series', met)}
          </Disclosure>
          {renderBlock({ type: 'paragraph', text: method ?? '' })}
        </Section>
        <SurfaceFooter>
          <Section headingId="commands" heading="Commands" tier="service">
            <Disclosure narrowOnly summary={`${String(commands.length)} commands, with their results`}>
              <DescriptionList density="stacked" rows={commands} />
            </Disclosure>
          </Section>
        </SurfaceFooter>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
