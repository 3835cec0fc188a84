import type { ServiceContent } from '@keystrand/content';
import { FeatureList, Section, Surface } from '@keystrand/ui';
import { categoryRule } from './categoryRule.css';
import { Paragraphs } from './Paragraphs';
import * as styles from './ServiceIntroduction.css';

/** Renders a service's introduction and its features. */
export function ServiceIntroduction({
  introduction,
  features,
}: Pick<ServiceContent, 'introduction' | 'features'>) {
  return (
    <Surface>
      <div className={styles.introduction}>
        <Section headingId="introduction" heading={introduction.heading} layout="split">
          <Paragraphs paragraphs={introduction.paragraphs} />
        </Section>
        <div className={categoryRule}>
          <FeatureList features={features} />
        </div>
      </div>
    </Surface>
  );
}
