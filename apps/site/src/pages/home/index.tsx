import { categories, figuresNote, headerAction } from '@keystrand/content';
import {
  FullBleedSection,
  CallToAction,
  Container,
  DayTimeline,
  GlowButton,
  Hero,
  FAQ,
  LinkList,
  Metrics,
  Section,
  Steps,
  Strand,
  TextLink,
} from '@keystrand/ui';
import { Paragraphs } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';

/** Renders home: hero, metrics, full-bleed sections, questions and the call to action, without particles. */
export default function Page({ page, references }: PageProps<'home'>) {
  const { practices, watch, approach, consulting, industries, pricing, questions, action } = page;
  const consultationButton = (
    <GlowButton href={headerAction.path} size="large">
      {headerAction.label}
    </GlowButton>
  );
  return (
    <>
      <Hero
        variant="home"
        heading={page.hero.heading}
        lead={page.hero.lead}
        actions={
          <>
            {consultationButton}
            <TextLink href="/services-page">See all services</TextLink>
          </>
        }
        art={<Strand />}
      />
      <Container>
        <Metrics metrics={page.metrics} note={figuresNote} />
      </Container>

      <Section
        contained
        layout="sideBySide"
        headingId="practices"
        heading={practices.heading}
        lead={practices.text}
      >
        <LinkList
          rows={categories.map(({ path, label, icon, hue, text }) => ({
            href: path,
            title: label,
            icon,
            hue,
            text,
          }))}
        />
      </Section>

      <FullBleedSection>
        <Section layout="sideBySide" headingId="watch" heading={watch.heading} lead={watch.text}>
          <DayTimeline events={watch.events} caption={watch.caption} />
          <TextLink arrow href={watch.link.path}>
            {watch.link.label}
          </TextLink>
        </Section>
      </FullBleedSection>

      <Section
        contained
        layout="sideBySide"
        headingId="approach"
        heading={approach.heading}
        lead={approach.text}
      >
        <Steps direction="across" steps={approach.steps} />
      </Section>

      <FullBleedSection tone="surface">
        <Section
          layout="split"
          headingId="consulting"
          heading={consulting.heading}
          lead={consulting.text}
          action={
            <TextLink arrow href={consulting.link.path}>
              {consulting.link.label}
            </TextLink>
          }
        >
          <Metrics layout="grid" metrics={consulting.metrics} note={figuresNote} />
        </Section>
      </FullBleedSection>

      <Section
        contained
        layout="split"
        headingId="industries"
        heading={industries.heading}
        lead={industries.text}
      >
        <LinkList
          rows={industries.paths.flatMap((path) => {
            const reference = references[path];
            return reference ? [{ href: path, title: reference.title, text: reference.summary }] : [];
          })}
        />
      </Section>

      <Section contained headingId="pricing" heading={pricing.heading} tier="working" layout="split">
        <Paragraphs paragraphs={pricing.paragraphs} />
      </Section>

      <Section contained tier="service" headingId="questions" heading={questions.heading}>
        <FAQ questions={questions.items} />
      </Section>

      <CallToAction
        heading={action.heading}
        text={action.text}
        actions={
          <>
            {consultationButton}
            <TextLink href="/inquire-now">Send an outline first</TextLink>
          </>
        }
      />
    </>
  );
}
