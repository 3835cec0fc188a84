import { expect, it } from 'vitest';
import { announcementsOf } from './announcements.ts';

it('finds the snapshots of a part’s stories', async () => {
  const announcements = await announcementsOf('./src/Form/Form.stories.tsx');
  expect(announcements.get('forms-form--by-keyboard')?.tree).toMatch(/^- form "Inquiry"/);
});
