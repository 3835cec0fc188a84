/**
 * A part of running text: plain characters, or text with a link, emphasis or code.
 *
 * @typeParam Href which targets a link may have; narrow it to check links at compile time
 */
export type InlineValue<Href extends string = string> =
  | string
  | { readonly type: 'link'; readonly text: string; readonly href: Href }
  | { readonly type: 'strong' | 'emphasis' | 'code'; readonly text: string };

export type RichTextValue<Href extends string = string> = string | readonly InlineValue<Href>[];

/** A block of long text, such as an article or a policy. The `id` of a heading is the target of links to it. */
export type ProseBlock<Href extends string = string> =
  | { readonly type: 'paragraph'; readonly text: RichTextValue<Href> }
  | { readonly type: 'heading'; readonly id: string; readonly text: string }
  | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly RichTextValue<Href>[] }
  | { readonly type: 'note'; readonly text: RichTextValue<Href> }
  | { readonly type: 'code'; readonly language: string; readonly code: string; readonly caption: string }
  | {
      readonly type: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly RichTextValue<Href>[])[];
    };
