import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleNavigation } from '../testing/sampleNavigation';
import { MenuButton } from './MenuButton';

it('takes every label as a prop', () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(
    <MenuButton
      navigation={{ ...sampleNavigation, servicesLabel: 'Leistungen' }}
      currentPath="/about"
      themeSwitch={null}
      label="Navigation"
      openLabel="Menü öffnen"
      closeLabel="Menü schließen"
    />,
  );
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveAttribute('popovertarget', 'menu');
  const options = { hidden: true };
  // Without its name: jsdom gives a closed popover none.
  const dialog = screen.getByRole('dialog', options);
  expect(dialog).toHaveAttribute('aria-label', 'Navigation');
  expect(dialog).toHaveTextContent('Leistungen');
  expect(screen.getByRole('link', { name: 'Find a service', ...options })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Navigation', ...options })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menü schließen', ...options })).toBeInTheDocument();
});
