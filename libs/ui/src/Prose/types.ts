/** A part of running text. `Href`: targets that links may have, to check them at compile time. */
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
