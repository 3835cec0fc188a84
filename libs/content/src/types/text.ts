import type { InlineValue, ProseBlock, RichTextValue } from '@keystrand/ui';

/** A path of this site: starts with a slash, has no trailing slash, may have a fragment. */
export type Path = `/${string}`;

/** Target of a link in running text: a page of this site, or an external address. */
export type Href = Path | `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** A piece of running text; links lead to a checked `Href`. */
export type Inline = InlineValue<Href>;

/** Running text: a plain string, or its pieces in order. */
export type RichText = RichTextValue<Href>;

/** A block of long text, such as an article or a policy. The `id` of a heading is the target of links to it. */
export type Block = ProseBlock<Href>;
