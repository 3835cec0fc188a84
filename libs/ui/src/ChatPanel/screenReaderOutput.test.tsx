import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenReaderOutput } from '../testing/screenReaderOutput';
import { ChatPanel } from './ChatPanel';
import { askingEngine, sampleEngine, sampleStarters, sampleTexts } from '../testing/sampleChat';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom has no layout to scroll.
  Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('is read as close button, messages with their sender, topics, text field, link to a person', async () => {
  render(
    <ChatPanel
      id="chat"
      open
      onClose={() => undefined}
      engine={sampleEngine}
      texts={sampleTexts}
      starters={sampleStarters}
      contactHref="/contact"
      handOver={{ href: '#inquiry', maxLength: 1000, onHandOver: () => undefined }}
    />,
  );
  expect(await screenReaderOutput(screen.getByRole('dialog', { name: 'Chat with us' }))).toEqual([
    'dialog, Chat with us',
    'heading, Chat with us, level 2',
    'Under attack? Call',
    'link, +1 555 0199',
    'button, Close the chat',
    'log, Messages',
    'list',
    'listitem, level 1, position 1, set size 1',
    'Keystrand',
    ':',
    'Hello. Type a topic, or choose one below.',
    'list, Questions to begin with',
    'listitem, level 1, position 1, set size 2',
    'button, pricing',
    'listitem, level 1, position 2, set size 2',
    'button, privacy',
    'form',
    'Your message',
    'combobox, Your message, has popup listbox, not expanded, autocomplete in list',
    'button, Send',
    'link, Contact a person',
    'status',
  ]);
});

it('is read with the topics after the reply to a question, and their answer after one is chosen', async () => {
  render(
    <ChatPanel
      id="chat"
      open
      onClose={() => undefined}
      engine={askingEngine}
      texts={sampleTexts}
      starters={sampleStarters}
      contactHref="/contact"
      handOver={{ href: '#inquiry', maxLength: 1000, onHandOver: () => undefined }}
      delay={0}
    />,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'we were hacked' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: 'penetration testing' }));
  await screen.findByText(/prove each finding/);
  const spoken = await screenReaderOutput(screen.getByRole('log'));
  const places = [
    'we were hacked',
    'Under attack now? Call; do not write:',
    'link, +1 555 0199',
    "I'm sorry, I didn't understand that. Could you please specify your query?",
    'Perhaps one of these helps',
    'button, penetration testing',
    'We test by hand and prove each finding.',
  ].map((text) => spoken.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(field).toHaveFocus();
});
