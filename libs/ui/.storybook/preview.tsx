import shared from '../../../.storybook/preview.tsx';

// Storybook reads tags and order off this file without running it, so they have to stand here.
export default {
  ...shared,
  tags: ['autodocs'],
  parameters: {
    ...shared.parameters,
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Strand art'] } },
  },
};
