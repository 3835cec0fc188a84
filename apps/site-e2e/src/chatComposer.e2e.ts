import { panel, input, messages, openChat, box } from './chat';
import { expect, open, test } from './fixtures';

test('suggestions by keyboard: arrows, End, Home, Enter fills, Enter sends, Tab leaves', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('security');
  const options = panel(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThan(3);
  await expect(options.first().locator('mark')).toHaveText('security');
  const selected = panel(page).getByRole('option', { selected: true });
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const term = await options.first().textContent();
  await expect(panel(page).getByRole('status')).toHaveText(`${String(count)} topics match`);
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue(String(term));
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toContainText(String(term));
  await input(page).fill('security');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeFocused();
});

test('a suggestion is chosen by a press, and Shift+Enter and blank messages send nothing', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('pric');
  await panel(page).getByRole('option', { name: 'pricing' }).click();
  await expect(input(page)).toHaveValue('pricing');
  await expect(panel(page).getByRole('listbox')).toHaveCount(0);
  await input(page).press('Shift+Enter');
  await input(page).fill('   ');
  await input(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(messages(page)).toHaveCount(1);
});

test('the Enter that accepts a word of an input method does not send', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'pricing', selectionStart: 7, selectionEnd: 7 });
  await expect(input(page)).toHaveValue('pricing');
  const sent = await input(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(sent).toBe(false);
  await session.send('Input.insertText', { text: 'pricing' });
  await expect(messages(page)).toHaveCount(1);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
});

test('a long paste is cut in sight and not sent', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('word '.repeat(400));
  expect((await input(page).inputValue()).length).toBe(280);
  await expect(
    panel(page)
      .getByText(/Shortened to 280 characters/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('Shortened');
  await expect(messages(page)).toHaveCount(1);
  await input(page).fill('x'.repeat(250));
  await expect(input(page)).toHaveAccessibleDescription('30 characters left');
  // Counting does not move the panel.
  const counted = await box(panel(page));
  await input(page).fill('');
  await expect(panel(page).getByText('characters left')).toHaveCount(0);
  expect(await box(panel(page))).toEqual(counted);
});
