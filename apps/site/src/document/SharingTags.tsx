import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';
import { documentTitle } from '../documentTitle';
import { absoluteUrl } from './absoluteUrl';
import { pagePicture, sharePictureSize } from './sharePicture';
import { shareAlternative } from './shareTitle';

/** How a shared link to the page looks: its canonical address, Open Graph (ogp.me) and the large Twitter card. */
export function SharingTags({ page }: { readonly page: Page }) {
  const title = documentTitle(page);
  const address = absoluteUrl(page.path);
  const picture = absoluteUrl(pagePicture(page.path));
  const alternative = shareAlternative(page);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={alternative} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alternative} />
    </>
  );
}
