import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorSummary, Icon, SkipLink, Table, Time } from '..';

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
  [
    'Time',
    <Time date="12 March" />,
    "Time: '12 March' is not a calendar date. Pass a date such as `2026-03-12`.",
  ],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(thrown)('%s throws the problem and the fix', (_, element, message) => {
  expect(() => renderToString(element)).toThrow(`@keystrand/ui: ${message}`);
});

it.each([
  ['ErrorSummary', <ErrorSummary errors={[{ fieldId: 'mail', message: 'Enter an address' }]} />],
  ['SkipLink', <SkipLink target="mail" />],
])('%s reports a missing target when its link is followed, not in production', (part, element) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(element);
  fireEvent.click(screen.getByRole('link'));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `@keystrand/ui: ${part}: no element has the id 'mail'. Set this \`id\` on the target.`,
  );
  vi.stubEnv('NODE_ENV', 'production');
  fireEvent.click(screen.getByRole('link'));
  expect(error).toHaveBeenCalledOnce();
});

it('fails with a short message for an unknown icon in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => renderToString(<Icon name={unregistered} />)).toThrow(/^Icon: sheild$/);
});
