import { DefinitionRows, RichText, Section, Sheet, SheetFoot, Steps } from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../../loading/kinds';
import { ruled } from '../frame/frame.css';
import { PageAction } from '../frame/PageAction';
import { PageHero } from '../frame/PageHero';
import { Pairs } from '../frame/Pairs';
import { Paragraphs } from '../frame/Paragraphs';
import { Onward } from '../service/ServiceSections';
import * as styles from './index.css';

/** One industry: what goes wrong there, which rules bind it, what we do about its systems, and an example. */
export default function Page({ page, payload }: PageProps<'industry'>) {
  const { introduction, risks, systems, regulation, scenario } = page;
  return (
    <div className={category.solutions}>
      <PageHero
        hero={page.hero}
        crumbs={payload.crumbs}
        emblem="solutions"
        secondary={{ href: '#example', label: 'Read a worked example' }}
      />
      <Sheet>
        <Section id="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <SheetFoot>
          <Section id="risks" heading="What tends to go wrong" layout="split">
            <DefinitionRows rows={risks} density="stacked" />
          </Section>
        </SheetFoot>
      </Sheet>
      <Sheet>
        <Section id="regulation" heading="Rules that bind the work">
          <DefinitionRows rows={regulation.map(({ name, use }) => ({ title: name, description: use }))} />
        </Section>
        <Section id="systems" heading="Systems we usually find, and what we do with them">
          <Pairs items={systems} />
        </Section>
      </Sheet>
      <Sheet>
        <Section
          id="example"
          heading={scenario.heading}
          lead={<RichText text={scenario.situation} />}
          layout="split"
        >
          <div className={styles.course}>
            <Steps steps={scenario.steps} />
            <div className={ruled}>
              <h3 className={styles.outcomeHeading}>Where that leaves them</h3>
              <p>
                <RichText text={scenario.outcome} />
              </p>
            </div>
          </div>
        </Section>
      </Sheet>
      <Sheet>
        <Onward {...page} references={payload.references} />
      </Sheet>
      <PageAction {...page.action} />
    </div>
  );
}
