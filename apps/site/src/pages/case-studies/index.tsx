import type {
  CaseStudy as CaseStudyData,
  PagePayload,
  RealCase,
  RichText as RichTextValue,
} from '@keystrand/content';
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
  Table,
} from '@keystrand/ui';
import type { ReactNode } from 'react';
import { categoryById } from '../../categoryById';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

interface StudyProps extends Pick<PagePayload, 'references'> {
  readonly study: CaseStudyData | RealCase;
  /** What was done, step by step. */
  readonly work: readonly string[];
  /** Contents by term. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

function Study({
  study: { id, client, title, category, services, start },
  work,
  parts,
  references,
}: StudyProps) {
  return (
    <CaseStudy
      headingId={id}
      client={client}
      title={title}
      practice={categoryById[category]}
      drawing={{ start, steps: work.length }}
      links={pageLinks(references, services)}
      parts={Object.entries(parts).map(([term, content]) => ({ term, content }))}
    />
  );
}

const renderList = (items: readonly RichTextValue[], ordered = false) => (
  <Prose blocks={[{ type: 'list', ordered, items }]} />
);

/** Renders the case study of this website, then an illustrative one per category (docs/requirements.md, section 10.4). */
export default function Page({ page, crumbs, references }: PageProps<'case-studies'>) {
  const { real, studies } = page;
  const cases = [{ ...real, work: real.built }, ...studies];
  const strands = cases.map(({ category, work }) => ({
    hue: categoryById[category].hue,
    rings: work.length,
  }));
  const met = real.measured.filter(([, , , verdict]) => verdict === 'met').length;
  const commands = real.commands.map((row) => ({ ...row, term: <code>{row.title}</code> }));
  return (
    <>
      <PageHero page={page} crumbs={crumbs} figure={<IndexArt direction="gather" strands={strands} />} />
      <Surface>
        <Study
          study={real}
          work={real.built}
          references={references}
          parts={{
            Asked: <RichText text={real.asked} />,
            Built: renderList(real.built),
            'Wrong on the way': renderList(real.wrong),
            'In short': <RichText text={real.summary} />,
            Measured: (
              <Table
                caption={`Measures of the last series: ${String(met)} of ${String(real.measured.length)} met`}
                head={['Measure', 'Result', 'Target', 'Verdict']}
                short
                rows={real.measured.map((cells) => [
                  ...cells.slice(0, 3),
                  <span key="verdict" className={styles.verdict[cells[3] === 'met' ? 'met' : 'missed']}>
                    <InterfaceIcon name={cells[3] === 'met' ? 'check' : 'close'} />
                    {cells[3]}
                  </span>,
                ])}
              />
            ),
            Commands: <DescriptionList density="stacked" rows={commands} />,
          }}
        />
      </Surface>
      <Surface>
        <Section headingId="studies" heading="The examples" tier="working">
          <Notice>{page.notice}</Notice>
          <LinkList
            layout="columns"
            rows={studies.map(({ id, title, client }) => ({ href: `#${id}`, title, text: client }))}
          />
        </Section>
        {studies.map((study) => (
          <Study
            key={study.id}
            study={study}
            work={study.work}
            references={references}
            parts={{
              Situation: <RichText text={study.problem} />,
              'Work, in this order': renderList(study.work, true),
              Result: <RichText text={study.result} />,
            }}
          />
        ))}
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
