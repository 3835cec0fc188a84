import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CallToAction,
  Canvas,
  CheckList,
  DefinitionRows,
  FeatureList,
  GlowButton,
  Hero,
  PageList,
  QuestionList,
  Section,
  Sheet,
  Steps,
  StrandEmblem,
  TextLink,
  TrustStrip,
} from '../src';
import { category as categoryClass } from '../src/theme/category.css';
import type { Category } from '../src/theme/tokens';
import { deliverables, features, questions, signs, standards, steps } from './samples';

interface ServicePageProps {
  readonly category: Category;
}

/** An inner page: hero in light ink on the canvas, what it says in sheets. */
function ServicePage({ category }: ServicePageProps) {
  return (
    <main className={categoryClass[category]}>
      <Canvas>
        <Hero
          heading="Find the way in before someone else does"
          lead="Manual, evidence-led testing of your web, mobile, cloud and smart-contract surface, by testers who also write the fixes."
          crumbs={[
            { label: 'Cybersecurity', href: '/cyber-security-information' },
            { label: 'Penetration testing', href: '/services/penetration-testing' },
          ]}
          actions={
            <>
              <GlowButton href="/request-consultation" size="large">
                Request a consultation
              </GlowButton>
              <TextLink href="#pricing">How pricing works</TextLink>
            </>
          }
          emblem={<StrandEmblem category={category} />}
        />
        <Sheet>
          <Section heading="What you get">
            <FeatureList features={features} />
          </Section>
          <Section layout="split" heading="Signs that it is time">
            <CheckList items={signs} />
          </Section>
          <Section
            layout="split"
            heading="How it goes"
            lead="About a month from the first call to the retest."
          >
            <Steps steps={steps} />
          </Section>
          <Section heading="What you hold at the end">
            <DefinitionRows rows={deliverables} />
          </Section>
        </Sheet>
        <Sheet>
          <Section layout="split" id="pricing" heading="Questions">
            <QuestionList questions={questions} />
          </Section>
          <TrustStrip standards={standards} />
          <Section heading="Related work">
            <PageList
              pages={[
                {
                  href: '/services/security-audits',
                  title: 'Security audits',
                  summary: 'Controls and evidence held against the standard that you name.',
                },
                {
                  href: '/services/application-security',
                  title: 'Application security',
                  summary: 'Reviews and tooling inside the way your developers already work.',
                },
                {
                  href: '/services/vulnerability-assessments',
                  title: 'Vulnerability assessments',
                  summary: 'Breadth before depth: every known weakness on the whole estate.',
                },
                {
                  href: '/services/incident-response',
                  title: 'Incident response',
                  summary: 'People on the phone within the hour, by day and by night.',
                },
              ]}
            />
          </Section>
        </Sheet>
        <CallToAction
          heading="Name the target. We will name the price."
          text="A short call is enough for a quote that holds."
          actions={<GlowButton href="/request-consultation">Request a consultation</GlowButton>}
        />
      </Canvas>
    </main>
  );
}

const meta: Meta<typeof ServicePage> = {
  title: 'Pages/Service',
  component: ServicePage,
  args: { category: 'cybersecurity' },
  argTypes: {
    category: {
      control: 'select',
      options: ['blockchain', 'web3', 'cybersecurity', 'software', 'consulting', 'solutions', 'other'],
    },
  },
  parameters: { layout: 'fullscreen' },
};

export default meta;

export const Service: StoryObj<typeof ServicePage> = {};
