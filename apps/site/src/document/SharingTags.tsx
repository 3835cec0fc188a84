import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';
import { documentTitle } from '../documentTitle';
import { socialImageSize } from './ShareCard';
import { pagePicture, socialImageAlt } from './socialImages';
import { absoluteUrl, canonicalPath } from './urls';

/** Renders the canonical URL (RFC 6596), the Open Graph tags (https://ogp.me) and the Twitter card tags of a page. */
export function SharingTags({ page }: { readonly page: Page }) {
  const title = documentTitle(page);
  const url = absoluteUrl(canonicalPath(page));
  const picture = absoluteUrl(pagePicture(page.path));
  const alt = socialImageAlt(page);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
