import shared from '../../../../.storybook/preview.tsx';

// Storybook reads tags statically, so they cannot be imported from the shared preview.
export default { ...shared, tags: ['autodocs'] };
