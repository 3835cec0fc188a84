import {
  CallToAction,
  CheckList,
  DarkSurface,
  GlowButton,
  Metrics,
  Notice,
  Section,
  Steps,
  Surface,
  Tag,
  TextInput,
  TextLink,
} from '../src';
import * as styles from './Overview.css';
import { docsHref } from './parts';

/** Renders a page in small, made of nine components. */
export function Composition() {
  return (
    <div className={styles.composition}>
      <DarkSurface>
        <div className={styles.frame}>
          <Surface>
            <Section
              layout="split"
              heading="Find the way in before someone else does"
              lead="Manual testing of web, mobile and cloud, by testers who also write the fixes."
            >
              <Steps
                steps={[
                  {
                    title: 'Scope',
                    description: 'Targets, rules and contacts are written down and signed.',
                    duration: '1 day',
                  },
                  {
                    title: 'Test',
                    description: 'Two testers work by hand through the agreed surface.',
                    duration: '1 to 3 weeks',
                  },
                  {
                    title: 'Report',
                    description: 'One document for engineers, one page for the board.',
                    duration: '3 days',
                  },
                ]}
              />
            </Section>
            <Metrics
              metrics={[
                { value: '75+', label: 'businesses transformed' },
                { value: '10', label: 'years of experience' },
                { value: '24/7', label: 'SOC monitoring' },
              ]}
            />
            <Notice>The figures on this page are examples.</Notice>
          </Surface>
        </div>
        <CallToAction
          heading="Bring the problem"
          text="Thirty minutes with an engineer. You leave with a first outline of scope, order and cost."
          actions={
            <>
              <GlowButton href={docsHref('Components/GlowButton')}>Request a consultation</GlowButton>
              <TextLink href={docsHref('Components/TextLink')}>Write to us</TextLink>
            </>
          }
        />
      </DarkSurface>
    </div>
  );
}

/** Renders the same components in one theme, whatever the theme of the page. */
export function Themed({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <div className={styles.scheme[scheme]}>
      <Tag hue="teal">{scheme === 'light' ? 'Light' : 'Dark'}</Tag>
      <CheckList
        items={[
          'Every colour is a pair, one for each theme',
          'Body text has a contrast of at least 7:1',
          'Surfaces get lighter as they rise',
        ]}
      />
      <TextInput name={`mail-${scheme}`} label="E-mail" hint="For the reply, nothing else." type="email" />
      <GlowButton href={docsHref('Components/ThemeToggle')}>Change the theme</GlowButton>
    </div>
  );
}
