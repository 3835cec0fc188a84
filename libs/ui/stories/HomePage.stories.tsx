import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowLink,
  Band,
  CallToAction,
  Container,
  DefinitionRows,
  GlowButton,
  Hero,
  Metrics,
  QuestionList,
  RowList,
  Section,
  Steps,
  Strand,
  TextLink,
  TrustStrip,
} from '../src';
import { categoryRows, metrics, questions, standards, steps } from './samples';

/** Home on the page's own ground: sections from edge to edge, rules and rows before cards. */
function HomePage() {
  return (
    <main>
      <Hero
        variant="home"
        heading="Systems people can put their trust in."
        lead="Keystrand builds blockchain, Web3 and business software, secures it, and keeps it running. One team, from the first whiteboard to the 3 a.m. alert."
        actions={
          <>
            <GlowButton href="/request-consultation" size="large">
              Request a consultation
            </GlowButton>
            <TextLink href="/services-page">See all services</TextLink>
          </>
        }
        art={<Strand />}
      />
      <Container>
        <Metrics metrics={metrics} />
      </Container>
      <Section contained heading="Seven practices, one accountable team">
        <RowList rows={categoryRows} />
      </Section>
      <Band>
        <Section
          layout="split"
          heading="Security is not a phase. It is the shift we never end."
          lead="Analysts watch your estate around the clock, with the people who built it a call away."
          action={<ArrowLink href="/cyber-security">How the watch works</ArrowLink>}
        >
          <DefinitionRows
            density="narrow"
            rows={[
              {
                title: 'Watch',
                description: 'Signals from endpoints, cloud and contracts land in one SIEM.',
              },
              { title: 'Triage', description: 'An analyst reads the alert, not a script.' },
              {
                title: 'Contain',
                description: 'Isolation, key rotation and contract pausing, agreed in advance.',
              },
              {
                title: 'Report',
                description: 'What happened, what was touched and what changes, in your words.',
              },
            ]}
          />
        </Section>
      </Band>
      <Section
        contained
        layout="split"
        heading="How an engagement runs"
        lead="Four steps, each with a result that you can hold us to."
      >
        <Steps steps={steps} />
      </Section>
      <Section contained layout="split" heading="Questions that buyers ask">
        <QuestionList questions={questions} />
      </Section>
      <Section contained heading="Held to named standards">
        <TrustStrip standards={standards} />
      </Section>
      <CallToAction
        heading="Bring the problem, not the specification"
        text="Thirty minutes with an engineer. You leave with a first outline of scope, order and cost."
        actions={
          <GlowButton href="/request-consultation" size="large">
            Request a consultation
          </GlowButton>
        }
      />
    </main>
  );
}

const meta: Meta<typeof HomePage> = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
};

export default meta;

export const Home: StoryObj<typeof HomePage> = {};
