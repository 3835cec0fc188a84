/**
 * Replaces `@testing-library/user-event` for the virtual screen reader, which only reads. A second copy beside the one in
 * `storybook/test` would change the inputs of later stories, so that React misses what their play functions type.
 */
export const userEvent = { setup: () => ({}) };
