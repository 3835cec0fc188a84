import shared from '../../../.storybook/preview.tsx';

// Storybook reads `tags` and `storySort` statically, so both must be written in this file.
export default {
  ...shared,
  tags: ['autodocs', 'picture'],
  parameters: {
    ...shared.parameters,
    options: {
      storySort: {
        order: ['Overview', 'Foundations', 'Components', 'Forms', 'Strand art'],
      },
    },
  },
};
