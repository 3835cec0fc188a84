/** A piece of running text that is more than plain characters; equal in shape to `Inline` of `content`. */
export type InlineValue =
  | string
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  | { readonly type: 'strong' | 'emphasis' | 'code'; readonly text: string };

/** Running text: a plain string, or its pieces in order. */
export type RichTextValue = string | readonly InlineValue[];

/** A block of long text; equal in shape to `Block` of `content`. */
export type ProseBlock =
  | { readonly type: 'paragraph'; readonly text: RichTextValue }
  | { readonly type: 'heading'; readonly id: string; readonly text: string }
  | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly RichTextValue[] }
  | { readonly type: 'note'; readonly text: RichTextValue }
  | { readonly type: 'code'; readonly language: string; readonly code: string; readonly caption: string }
  | {
      readonly type: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly RichTextValue[])[];
    };
