import { Metrics, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '@keystrand/content';
import type { Metric } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import { Catalogue } from './Catalogue';
import { FieldRows } from './Value';

/** Who the site speaks for: the one file that a new owner changes. */
const meta: Meta = { title: 'Content/Company', parameters: { layout: 'fullscreen' } };

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

interface PlacedMetric extends Metric {
  readonly paths: readonly string[];
}

/** Figures of all pages, each once, with the pages that state it. */
function placedMetrics(): readonly PlacedMetric[] {
  const placed = new Map<string, PlacedMetric>();
  for (const path of pages.paths) {
    const page = pages.get(path);
    if (!('metrics' in page)) continue;
    for (const { value, label } of page.metrics) {
      const key = `${value} ${label}`;
      placed.set(key, { value, label, paths: [...(placed.get(key)?.paths ?? []), path] });
    }
  }
  return [...placed.values()];
}

const metrics = placedMetrics();

/** Figures are those of the specification, none invented; here is where each is stated. */
export const Figures: StoryObj = {
  render: () => (
    <Catalogue>
      <Section heading="Figures" lead="Only those that the specification gives.">
        <Metrics metrics={metrics.slice(0, 5)} />
        <Table
          caption="Where each figure is stated"
          head={['Figure', 'Of what', 'Pages']}
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
