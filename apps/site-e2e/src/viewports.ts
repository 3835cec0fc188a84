export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 740 };
