import type { CaseStudy as CaseStudyData, RealCase, RichText as RichTextValue } from '@keystrand/content';
import {
  CaseStudy,
  DescriptionList,
  IndexArt,
  InterfaceIcon,
  Notice,
  LinkList,
  Prose,
  RichText,
  Section,
  Surface,
  SurfaceFooter,
  Table,
  Tag,
} from '@keystrand/ui';
import type { CaseStudyProps } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { categoryById } from '../../categoryById';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const renderStudy = (
  { id, client, title, category, start, work }: CaseStudyData | RealCase,
  links: CaseStudyProps['links'],
  parts: Readonly<Record<string, ReactNode>>,
) => (
  <CaseStudy
    key={id}
    headingId={id}
    client={client}
    title={title}
    practice={categoryById[category]}
    drawing={{ start, steps: work.length }}
    links={links}
    parts={Object.entries(parts).map(([term, content]) => ({ term, content }))}
  />
);

const renderList = (items: readonly RichTextValue[], ordered = false) => (
  <Prose blocks={[{ type: 'list', ordered, items }]} />
);

const renderVerdict = (verdict: string) => {
  const name = verdict === 'met' ? 'check' : 'close';
  return (
    <span key="verdict" className={styles.verdict}>
      <InterfaceIcon name={name} className={styles.mark[name]} />
      {verdict}
    </span>
  );
};

/** Renders an index, the case of this website, an illustrative one per category, and the measures (docs/requirements.md, section 10.4). */
export default function Page({ page, crumbs, references }: PageProps<'case-studies'>) {
  const { real, studies } = page;
  const cases = [real, ...studies];
  const strands = cases.map(({ category, work }) => ({
    hue: categoryById[category].hue,
    rings: work.length,
  }));
  const met = real.measured.filter(([, , , verdict]) => verdict === 'met').length;
  const measured = 'This website, measured';
  const [lead, method] = real.summary;
  const commands = real.commands.map((row) => ({ ...row, term: <code>{row.title}</code> }));
  return (
    <>
      <PageHero page={page} crumbs={crumbs} figure={<IndexArt direction="gather" strands={strands} />} />
      <Surface tone="translucent">
        <Section headingId="cases" heading="All cases" tier="service">
          <LinkList
            layout="columns"
            rows={cases.map(({ id, title, client, category }) => ({
              href: `#${id}`,
              title,
              text: <Tag hue={categoryById[category].hue}>{client}</Tag>,
            }))}
          />
        </Section>
      </Surface>
      <Surface>
        {renderStudy(
          real,
          [...pageLinks(references, real.services), { href: '#measured', label: measured }],
          {
            Asked: <RichText text={real.asked} />,
            Built: renderList(real.work),
            'Wrong on the way': renderList(real.wrong),
          },
        )}
      </Surface>
      <Surface>
        <Section layout="split" headingId="studies" heading="The examples" tier="working">
          <Notice>{page.notice}</Notice>
        </Section>
        {studies.map((study) =>
          renderStudy(study, pageLinks(references, study.services), {
            Situation: <RichText text={study.problem} />,
            'Work, in this order': renderList(study.work, true),
            Result: <RichText text={study.result} />,
          }),
        )}
      </Surface>
      <Surface>
        <Section
          layout="split"
          headingId="measured"
          heading={measured}
          tier="working"
          lead={lead}
          action={<p>{method}</p>}
        >
          <Table
            caption={`Measures of the last series: ${String(met)} of ${String(real.measured.length)} met`}
            head={['Measure', 'Result', 'Target', 'Verdict']}
            short
            rows={real.measured.map((cells) => [...cells.slice(0, 3), renderVerdict(cells[3])])}
          />
        </Section>
        <SurfaceFooter>
          <Section headingId="commands" heading="Commands" tier="service">
            <DescriptionList density="stacked" rows={commands} />
          </Section>
        </SurfaceFooter>
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
