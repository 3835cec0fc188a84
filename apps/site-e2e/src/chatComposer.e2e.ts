import { panel, input, messages, openChat } from './chat';
import { boxOf, expect, open, test } from './fixtures';

test('the chat input limits, suggests and sends messages', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  const options = panel(page).getByRole('option');

  await test.step('a click on a suggestion fills it in', async () => {
    await input(page).fill('pric');
    await options.filter({ hasText: /^pricing$/ }).click();
    await expect(input(page)).toHaveValue('pricing');
    await expect(panel(page).getByRole('listbox')).toHaveCount(0);
  });
  await test.step('Shift+Enter and a blank message send nothing', async () => {
    await input(page).press('Shift+Enter');
    await input(page).fill('   ');
    await input(page).press('Enter');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await expect(messages(page)).toHaveCount(1);
  });
  await test.step('a long paste is shortened and not sent', async () => {
    await input(page).fill('word '.repeat(400));
    expect((await input(page).inputValue()).length).toBe(280);
    await expect(
      panel(page)
        .getByText(/Shortened to 280 characters/)
        .first(),
    ).toBeVisible();
    await expect(panel(page).getByRole('status')).toContainText('Shortened');
    await expect(messages(page)).toHaveCount(1);
  });
  await test.step('the number of remaining characters is shown without moving the panel', async () => {
    await input(page).fill('x'.repeat(250));
    await expect(input(page)).toHaveAccessibleDescription('30 characters left');
    const withCounter = await boxOf(panel(page));
    await input(page).fill('');
    await expect(panel(page).getByText('characters left')).toHaveCount(0);
    expect(await boxOf(panel(page))).toEqual(withCounter);
  });
  await test.step('the Enter that confirms an input method composition does not send', async () => {
    await input(page).focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'pricing', selectionStart: 7, selectionEnd: 7 });
    await expect(input(page)).toHaveValue('pricing');
    const wasDefaultAllowed = await input(page).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(wasDefaultAllowed).toBe(false);
    await session.send('Input.insertText', { text: 'pricing' });
    await expect(messages(page)).toHaveCount(1);
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(3);
  });
  await test.step('arrow keys, Home and End move through the suggestions', async () => {
    await input(page).fill('security');
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
    await expect(panel(page).getByRole('status')).toHaveText(`${String(count)} topics match`);
  });
  await test.step('Enter fills in the selected suggestion, and Enter sends it', async () => {
    const term = String(await options.first().textContent());
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue(term);
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).nth(3)).toContainText(term);
  });
  await test.step('Tab closes the suggestions and leaves the field', async () => {
    await input(page).fill('security');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeFocused();
  });
});
