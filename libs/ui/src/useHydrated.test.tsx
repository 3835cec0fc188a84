import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useHydrated } from './useHydrated';

function Probe() {
  return <p>{useHydrated() ? 'hydrated' : 'server'}</p>;
}

it('is false in server markup and true after hydration, without a mismatch', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Probe />);
  expect(root).toHaveTextContent('server');
  const app = await act(async () => hydrateRoot(root, <Probe />));
  expect(root).toHaveTextContent('hydrated');
  await act(async () => {
    app.unmount();
  });
  root.remove();
});

it('is true at once in a component that is mounted in the browser', () => {
  render(<Probe />);
  expect(screen.getByText('hydrated')).toBeVisible();
});
