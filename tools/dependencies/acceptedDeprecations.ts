/** Deprecated packages that are kept, with the reason and what would end it. */
export const acceptedDeprecations: Readonly<Record<string, string>> = {};
