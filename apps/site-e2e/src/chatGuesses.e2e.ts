import { ask, input, messages, openChat, panel } from './chat';
import { expect, open, test } from './fixtures';

const offer = 'Perhaps one of these helps';
const fallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

test('the chat offers what a question may be about', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  const log = panel(page).getByRole('log');

  await test.step('topics are listed while typing, if no keyword contains the text', async () => {
    await input(page).fill('pentration');
    const topics = panel(page).getByRole('listbox', { name: offer });
    await expect(topics.getByRole('option', { name: 'penetration testing', exact: true })).toBeVisible();
    await expect(panel(page).getByRole('status')).toContainText('No topic matches');
    await input(page).fill('penetration');
    await expect(panel(page).getByRole('listbox', { name: 'Topics that match' })).toBeVisible();
    await expect(topics).toHaveCount(0);
  });
  await test.step('topics follow the fallback text, and are sent when chosen', async () => {
    await ask(page, 'What would an audit of our token cost?');
    await expect(messages(page).last()).toContainText(fallback);
    await log.getByRole('button', { name: 'pricing' }).click();
    await expect(messages(page).last()).toContainText('Pricing depends on project scope');
  });
  await test.step('an emergency gets the telephone number first', async () => {
    await input(page).fill('we were hacked last night');
    await input(page).press('Enter');
    const number = log.getByRole('link', { name: '+1 555 0199' }).first();
    await expect(number).toHaveAttribute('href', 'tel:+15550199');
    await expect(log.getByText('Under attack now? Call; do not write')).toBeVisible();
  });
});
