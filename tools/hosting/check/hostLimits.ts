const noHeaders = 'GitHub Pages has no setting for headers';
const tenMinutes = 'GitHub Pages lets browsers use everything for ten minutes';

/** What a host cannot do, by the identifier of the check that fails there. The hosts are those of `hosts.ts`. */
export const hostLimits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  netlify: {
    'not-found-cache': 'Netlify lets browsers keep 404 responses, but not use them without revalidation',
    'hidden-files': 'Netlify also serves documents at /about.html; their canonical link is /about',
  },
  'cloudflare-pages': {
    'hidden-files':
      'Cloudflare also serves the not-found page at /404, with status 200; search engines leave it out',
  },
  'github-pages': {
    'document-headers': `${noHeaders}: framing is not forbidden`,
    'file-headers': noHeaders,
    hsts: noHeaders,
    'not-found': noHeaders,
    'not-found-cache': tenMinutes,
    'missing-asset': tenMinutes,
    'document-cache': tenMinutes,
    'asset-cache': tenMinutes,
    'trailing-slash': 'GitHub Pages responds 404 to a trailing slash',
    'hidden-files': 'GitHub Pages also serves documents at /about.html; their canonical link is /about',
    'content-types': 'GitHub Pages chooses media types by extension',
  },
};
