import type { ServiceContent } from '@keystrand/content';
import { CheckList, FeatureList, Section, Surface, SurfaceFooter } from '@keystrand/ui';
import { categoryRule } from './categoryRule.css';
import { Paragraphs } from './Paragraphs';
import * as styles from './ServiceIntroduction.css';

/** Renders a service's introduction, its features and the signs that a client needs it. */
export function ServiceIntroduction({ introduction, features, signs }: ServiceContent) {
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
      <SurfaceFooter>
        <Section headingId="signs" heading={signs.heading} layout="split">
          <CheckList items={signs.items} />
        </Section>
      </SurfaceFooter>
    </Surface>
  );
}
