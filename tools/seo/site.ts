/** The site's server bundle, which the files are made from. */
export type Site = typeof import('../../apps/site/src/entry-server.tsx');

export type Company = Site['company'];
