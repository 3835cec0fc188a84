import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  // In a frame the play function runs on the documentation page too, and the link is visible.
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['the first element of every page'],
      notFor: [{ situation: 'links to the sections of a page', instead: 'TableOfContents' }],
      keyboard: [
        ['Tab', 'On the top of the page: shows the link and moves the focus to it'],
        ['Enter', 'On the link: moves the focus to the target'],
      ],
      role: 'link',
      name: 'Its text.',
      meets: [
        ['2.4.1', 'Skips header and navigation.'],
        ['2.4.7', 'Visible while it has the focus.'],
      ],
      supply: [
        'A target that can receive the focus: `<main id="…" tabIndex={-1}>`.',
        'No focusable element before it.',
      ],
    } satisfies PartGuidance,
    docs: { story: { inline: false, iframeHeight: 200 } },
  },
  args: { target: 'content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <h1>Content</h1>
        <p>Press Tab: the link appears and leads here.</p>
      </main>
    </>
  ),
};

export default meta;

/** Visible only while it has focus. */
export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
  },
};
