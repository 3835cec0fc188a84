import { categories, figuresNote, figuresWithWatchNote } from '@keystrand/content';
import {
  Container,
  DayTimeline,
  FAQ,
  Hero,
  IndexArt,
  LinkList,
  Metrics,
  Section,
  Steps,
  Strand,
  TextLink,
} from '@keystrand/ui';
import { pageLinks } from '../../sections/pageLinks';
import { Actions, PageAction } from '../../sections/PageAction';
import { TextSection } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

export default function Page({ page, references }: PageProps<'home'>) {
  const { hero, watch, approach, consulting, industries, pricing, questions, action } = page;
  const head = (id: 'practices' | 'watch' | 'approach' | 'consulting' | 'industries') => ({
    headingId: id,
    heading: page[id].heading,
    lead: page[id].text,
  });
  const renderLink = ({ path, label }: typeof watch.link) => (
    <TextLink arrow href={path}>
      {label}
    </TextLink>
  );
  return (
    <>
      <Hero
        variant="home"
        heading={hero.heading}
        lead={hero.lead}
        actions={<Actions href="/services-page" label="See all services" />}
        art={<Strand />}
      />
      <Container>
        <Metrics metrics={page.metrics} note={figuresWithWatchNote} />
      </Container>

      <Section contained layout="sideBySide" {...head('practices')}>
        <LinkList
          rows={categories.map(({ path, label, ...rest }) => ({ href: path, title: label, ...rest }))}
        />
      </Section>

      <Section fill="dark" layout="sideBySide" {...head('watch')}>
        <DayTimeline events={watch.events} caption={watch.caption} />
        {renderLink(watch.link)}
      </Section>

      <Section contained layout="sideBySide" {...head('approach')}>
        <Steps direction="across" steps={approach.steps} />
      </Section>

      <Section fill="surface" layout="sideBySide" {...head('consulting')}>
        <div className={styles.art}>
          <IndexArt strands={consulting.fields.map(({ short, result }) => ({ label: short, result }))} />
        </div>
        <Metrics metrics={consulting.metrics} note={figuresNote} />
        {renderLink(consulting.link)}
      </Section>

      <Section contained layout="sideBySide" {...head('industries')}>
        <LinkList rows={pageLinks(references, industries.paths)} />
      </Section>

      <TextSection contained headingId="pricing" tier="working" {...pricing} />

      <Section contained tier="service" headingId="questions" heading={questions.heading}>
        <FAQ questions={questions.items} />
      </Section>

      <PageAction {...action} label="Send an outline first" />
    </>
  );
}
