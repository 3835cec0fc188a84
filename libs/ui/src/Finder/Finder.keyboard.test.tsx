import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Finder.guidance';
import * as stories from './Finder.stories';

const { Default } = composeStories(stories);

const field = () => screen.getByRole('searchbox', { name: 'Find a service' });
const result = (name: string) => screen.getByRole('link', { name });

/** Shows three results, with the focus in the field. */
async function search() {
  render(<Default />);
  field().focus();
  await userEvent.keyboard('wallet');
  await screen.findByRole('link', { name: 'Wallet Development' });
}

testKeyboard(guidance, {
  'shows what matches': async ({ press }) => {
    render(<Default />);
    field().focus();
    await press('wallet');
    expect(await screen.findByRole('link', { name: 'Wallet Development' })).toBeVisible();
  },
  'moves to the first result': async ({ press }) => {
    await search();
    await press();
    expect(result('Wallet Development')).toHaveFocus();
  },
  'moves to the next result, or back to the field': async ({ key, press }) => {
    await search();
    result('Wallet Development').focus();
    await press();
    expect(key === 'Arrow down' ? result('Decentralised Identity') : field()).toHaveFocus();
  },
  'moves to the next result: each is one tab stop': async ({ press }) => {
    await search();
    result('Wallet Development').focus();
    await press();
    expect(result('Decentralised Identity')).toHaveFocus();
  },
  'follows its link': async ({ press }) => {
    await search();
    result('Wallet Development').focus();
    await press();
    expect(followedLinks()).toEqual(['/web3-solutions/wallet']);
  },
  'empties the field and moves the focus there': async ({ press }) => {
    await search();
    await press();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('wallet');
    (await screen.findByRole('link', { name: 'Wallet Development' })).focus();
    await press();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  },
  'empties the field': async ({ press }) => {
    await search();
    screen.getByRole('button', { name: 'Clear the search' }).focus();
    await press();
    expect(field()).toHaveValue('');
  },
});
