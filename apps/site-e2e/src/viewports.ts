export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 740 };

/** 1280 by 1024 px at 200 % zoom (WCAG 1.4.4). */
export const zoomed200 = { width: 640, height: 512 };

/** 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
export const zoomed400 = { width: 320, height: 256 };
