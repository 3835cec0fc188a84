import { Link } from '../Link/LinkProvider';
import { textLink } from '../Link/link.css';
import { unbroken, unbrokenPhrases } from '../theme/unbroken';
import * as styles from './RichText.css';
import type { InlineValue, RichTextValue } from './types';

export interface RichTextProps {
  /** A plain string, or its parts in order. Text in square brackets is a placeholder for what is not known yet, and muted. */
  readonly text: RichTextValue;
}

/** Mutes placeholders. */
const renderText = (text: string) =>
  text.split(/(\[.+?\])/).map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.placeholder}>
        {part}
      </span>
    ) : (
      unbroken(part, unbrokenPhrases)
    ),
  );

function Inline({ part }: { readonly part: InlineValue }) {
  if (typeof part === 'string') return renderText(part);
  switch (part.type) {
    case 'link':
      return (
        <Link href={part.href} className={textLink}>
          {unbroken(part.text, unbrokenPhrases)}
        </Link>
      );
    case 'strong':
      return <strong className={styles.strong}>{part.text}</strong>;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'code':
      return <code className={styles.code}>{unbroken(part.text)}</code>;
  }
}

/** Renders running text with links, emphasis and inline code, without a root element: place it inside another. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return renderText(text);
  return text.map((part, index) => <Inline key={index} part={part} />);
}
