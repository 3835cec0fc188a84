import {
  CallToAction,
  Container,
  FeatureList,
  FieldPair,
  Footer,
  Form,
  FormActions,
  FullBleedSection,
  GlowButton,
  Header,
  Hero,
  LinkCards,
  MenuButton,
  Metrics,
  Notice,
  Section,
  Select,
  Strand,
  Surface,
  TextInput,
  TextLink,
  ThemeToggle,
} from '../src';
import { sampleAction, sampleCategories, sampleLinks } from '../src/testing/sampleNavigation';
import * as styles from './Theming.css';

const navigation = {
  categories: sampleCategories,
  links: sampleLinks,
  action: sampleAction,
  currentPath: '/about',
};

/** Renders a page of many parts, for reviewing a brand. */
export function WholePage() {
  return (
    <>
      <Header
        {...navigation}
        brand="Harbour"
        themeToggle={<ThemeToggle label="Dark theme" dark={false} />}
        menuButton={
          <MenuButton
            {...navigation}
            brand="Harbour"
            loadDialog={() => import('../src/MenuDialog/MenuDialog').then((module) => module.MenuDialog)}
            themeSwitch={<ThemeToggle label="Dark Mode" dark={false} appearance="switch" />}
          />
        }
      />
      <main>
        <Hero
          variant="home"
          heading="Systems people can put their trust in."
          lead="We build business software, secure it, and keep it running."
          actions={
            <>
              <GlowButton href="/request-consultation" size="large">
                Request a consultation
              </GlowButton>
              <TextLink href="/services">See all services</TextLink>
            </>
          }
          art={<Strand />}
        />
        <Container>
          <div className={styles.page}>
            <Metrics
              metrics={[
                { value: '10', label: 'years of experience' },
                { value: '99.9%', label: 'uptime' },
                { value: '24/7', label: 'monitoring' },
              ]}
            />
            <Surface>
              <Section heading="What we do" lead="Each category has a hue of its own.">
                <LinkCards
                  cards={[
                    {
                      href: '/finance',
                      title: 'Finance',
                      text: 'Settlement and custody.',
                      icon: 'coin',
                      hue: 'purple',
                    },
                    {
                      href: '/health',
                      title: 'Healthcare',
                      text: 'Records that move.',
                      icon: 'health',
                      hue: 'red',
                    },
                    {
                      href: '/supply',
                      title: 'Supply chain',
                      text: 'Where it is.',
                      icon: 'truck',
                      hue: 'blue',
                    },
                  ]}
                />
              </Section>
            </Surface>
            <Section heading="How we work" layout="split">
              <FeatureList
                features={[
                  {
                    icon: 'target',
                    title: 'Scoped in a day',
                    description: 'You approve the plan before we start.',
                  },
                  {
                    icon: 'checklist',
                    title: 'Proof, not noise',
                    description: 'Every finding has steps to repeat it.',
                  },
                  { icon: 'refresh', title: 'Retest included', description: 'We check your fixes.' },
                ]}
              />
            </Section>
          </div>
        </Container>
        <FullBleedSection>
          <Section heading="The shift we never end" lead="Dark in both themes." />
        </FullBleedSection>
        <Container>
          <div className={styles.page}>
            <Section heading="Write to us">
              <Notice tone="danger" title="The message was not sent">
                Check the marked fields.
              </Notice>
              <Form aria-label="Inquiry">
                <FieldPair>
                  <TextInput name="name" label="Name" required />
                  <TextInput
                    name="email"
                    label="E-mail"
                    type="email"
                    error="Enter an e-mail address."
                    required
                  />
                </FieldPair>
                <Select
                  name="service"
                  label="Service"
                  placeholder="Choose a service"
                  options={[{ value: 'testing', label: 'Penetration testing' }]}
                />
                <FormActions note="We answer within two working days.">
                  <GlowButton type="submit">Send inquiry</GlowButton>
                </FormActions>
              </Form>
            </Section>
          </div>
        </Container>
        <CallToAction
          heading="Bring the problem"
          text="Thirty minutes with an engineer."
          actions={<GlowButton href="/contact">Write to us</GlowButton>}
        />
      </main>
      <Footer
        brand="Harbour"
        tagline="Innovation | Security | Trust"
        year={2026}
        holder="Harbour"
        social={[]}
        groups={[
          { heading: 'Company', links: [{ label: 'About', path: '/about' }] },
          { heading: 'Legal', links: [{ label: 'Terms of Use', path: '/terms-of-use' }] },
        ]}
      />
    </>
  );
}
