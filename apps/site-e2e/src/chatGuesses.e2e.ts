import { ask, input, messages, openChat, panel } from './chat';
import { expect, open, test } from './fixtures';

test('the chat guesses what a visitor means if no topic matches', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  const guesses = panel(page).getByRole('listbox', { name: 'Did you mean' });
  const status = panel(page).getByRole('status');

  for (const [typed, term] of [
    ['pentration', 'penetration testing'],
    ['contracts smart', 'smart contracts'],
    ['roadmaps', 'roadmap'],
  ] as const)
    await test.step(`"${typed}" leads to "${term}"`, async () => {
      await input(page).fill(typed);
      await expect(guesses.getByRole('option', { name: term, exact: true })).toBeVisible();
      await expect(panel(page).getByText('Did you mean')).toBeVisible();
      await expect(status).toContainText('No topic matches');
    });
  await test.step('the keyboard chooses a guess, which is then answered', async () => {
    await input(page).fill('pentration');
    await page.keyboard.press('ArrowDown');
    await expect(guesses.getByRole('option', { selected: true })).toHaveText('penetration testing');
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue('penetration testing');
    await expect(guesses).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(messages(page).last()).toContainText('people attack an agreed target by hand');
  });
  await test.step('an alias that is similar is named', async () => {
    await input(page).fill('pentes');
    await expect(guesses.getByRole('option').first()).toHaveText('penetration testing (pentest)');
  });
  await test.step('topics that match are listed without guesses', async () => {
    await input(page).fill('penetration');
    await expect(panel(page).getByRole('listbox', { name: 'Topics that match' })).toBeVisible();
    await expect(guesses).toHaveCount(0);
  });
  await test.step('a message that was sent as typed still gets the literal answer', async () => {
    await ask(page, 'pentration');
    await expect(messages(page).last()).toContainText("I'm sorry, I didn't understand that.");
  });
});
