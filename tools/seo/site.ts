type Entry = typeof import('../../apps/site/src/entry-server.tsx');

/** What the site's server bundle says of itself, as far as the files for crawlers and readers are made of it. */
export type Site = Pick<
  Entry,
  | 'articleMarkup'
  | 'articlePicture'
  | 'categories'
  | 'company'
  | 'feedLink'
  | 'paths'
  | 'payload'
  | 'sharePictures'
  | 'sharePictureSize'
  | 'themeColor'
>;

export type Company = Site['company'];
