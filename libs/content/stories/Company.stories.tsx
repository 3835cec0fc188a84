import { Metrics, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '@keystrand/content';
import type { Metric } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import { Catalogue } from './Catalogue';
import { FieldRows } from './Value';

/** Data of `company.ts`, the only file to change for another company, and the metrics of all pages. */
const meta: Meta = { title: 'Content/Company', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

export const Data: StoryObj = {
  render: () => (
    <Catalogue>
      <Section heading={company.name} lead={company.description}>
        <FieldRows fields={company} />
      </Section>
    </Catalogue>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(company.legalName)).toBeVisible();
    await expect(canvas.getByText(company.email)).toBeVisible();
  },
};

interface MetricWithPaths extends Metric {
  readonly paths: readonly string[];
}

/** Returns the distinct metrics of all pages, each with the paths of the pages that show it. */
function collectMetrics(): readonly MetricWithPaths[] {
  const collected = new Map<string, MetricWithPaths>();
  for (const path of pages.paths) {
    const page = pages.get(path);
    if (!('metrics' in page)) continue;
    for (const { value, label } of page.metrics) {
      const key = `${value} ${label}`;
      collected.set(key, { value, label, paths: [...(collected.get(key)?.paths ?? []), path] });
    }
  }
  return [...collected.values()];
}

const metrics = collectMetrics();

/** The metrics of docs/requirements.md, section 10.2, and the pages that show them. */
export const Figures: StoryObj = {
  render: () => (
    <Catalogue>
      <Section heading="Figures" lead="The metrics of docs/requirements.md, section 10.2.">
        <Metrics metrics={metrics.slice(0, 5)} />
        <Table
          caption="Where each figure is stated"
          head={['Figure', 'Label', 'Pages']}
          rows={metrics.map(({ value, label, paths }) => [
            value,
            label,
            paths.flatMap((path, index) => [
              ...(index === 0 ? [] : [' ']),
              { type: 'code' as const, text: path },
            ]),
          ])}
        />
      </Section>
    </Catalogue>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(metrics.length);
  },
};
