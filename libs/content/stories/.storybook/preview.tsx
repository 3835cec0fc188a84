import shared from '../../../../.storybook/preview.tsx';

// Storybook reads the tags off this file without running it, so they have to stand here.
export default { ...shared, tags: ['autodocs'] };
