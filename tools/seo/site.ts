type Entry = typeof import('../../apps/site/src/entry-server.tsx');

/** The exports of the site's server bundle that the SEO files are made from. */
export type Site = Pick<
  Entry,
  | 'articleMarkup'
  | 'articlePicture'
  | 'canonicalPath'
  | 'categories'
  | 'company'
  | 'feedLink'
  | 'paths'
  | 'payload'
  | 'socialImages'
  | 'socialImageSize'
  | 'themeColor'
>;

export type Company = Site['company'];
