import type { ServiceContent } from '@keystrand/content';
import { DescriptionList, Section, Steps, Surface, SurfaceFooter } from '@keystrand/ui';

/** Renders the steps of a service, its deliverables and the standards it follows. */
export function ServiceProcess({ steps, deliverables, standards }: ServiceContent) {
  return (
    <Surface>
      <Section headingId="steps" heading="How the work goes" layout="split">
        <Steps steps={steps} />
      </Section>
      <Section headingId="deliverables" heading="What you hold at the end">
        <DescriptionList rows={deliverables} />
      </Section>
      <SurfaceFooter>
        <Section headingId="standards" heading="What it is held to" layout="split">
          <DescriptionList
            density="stacked"
            rows={standards.map(({ name, use }) => ({ title: name, description: use }))}
          />
        </Section>
      </SurfaceFooter>
    </Surface>
  );
}
