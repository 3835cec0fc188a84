import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Icon, Table } from '..';

const unregistered = 'sheild' as 'shield';

const thrown: readonly (readonly [part: string, element: ReactElement, message: string])[] = [
  [
    'Icon',
    <Icon name={unregistered} />,
    "Icon: no drawing is registered under the name 'sheild'. Import the drawing from '@keystrand/ui/icons' and call registerIcons({ sheild }) before the first render.",
  ],
  [
    'Table',
    <Table caption="Prices" head={['Plan', 'Price']} rows={[['Small', '1'], ['Large']]} />,
    'Table: row 2 has 1 cells, but `head` has 2 columns. Give every row one cell for each column; an empty string is an empty cell.',
  ],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(thrown)('%s throws the problem and the fix', (_, element, message) => {
  expect(() => renderToString(element)).toThrow(`@keystrand/ui: ${message}`);
});

it('fails with a short message for an unknown icon in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => renderToString(<Icon name={unregistered} />)).toThrow(/^Icon: sheild$/);
});
