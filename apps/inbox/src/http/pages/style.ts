/** Style sheet of all pages. */
export const style = `body{font-family:system-ui,sans-serif}`;
