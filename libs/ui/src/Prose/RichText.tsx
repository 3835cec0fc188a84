import { Link } from '../Link/Link';
import { textLink } from '../Link/link.css';
import * as styles from './RichText.css';
import type { InlineValue, RichTextValue } from './types';

export interface RichTextProps {
  /** A string, or its pieces in order. */
  readonly text: RichTextValue;
}

function Piece({ piece }: { readonly piece: InlineValue }) {
  if (typeof piece === 'string') return piece;
  switch (piece.type) {
    case 'link':
      return (
        <Link href={piece.href} className={textLink}>
          {piece.text}
        </Link>
      );
    case 'strong':
      return <strong className={styles.strong}>{piece.text}</strong>;
    case 'emphasis':
      return <em>{piece.text}</em>;
    case 'code':
      return <code className={styles.code}>{piece.text}</code>;
  }
}

/**
 * Running text with its links, stress and code; adds no element around them.
 *
 * Keyboard: Tab through the links.
 *
 * WCAG: links are underlined (1.4.1), stress by its elements (1.3.1).
 */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => <Piece key={index} piece={piece} />);
}
