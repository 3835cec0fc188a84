import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';
import { documentTitle } from '../documentTitle';
import { socialImageSize } from './ShareCard';
import { pagePicture, socialImageAlt } from './socialImages';
import { absoluteUrl, canonicalPath } from './urls';

/** Renders the canonical URL (RFC 6596), the Open Graph tags (https://ogp.me) and the Twitter card tags that do not default to those. */
export function SharingTags({ page }: { readonly page: Page }) {
  const alt = socialImageAlt(page);
  const url = absoluteUrl(canonicalPath(page));
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={documentTitle(page)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(pagePicture(page.path))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
