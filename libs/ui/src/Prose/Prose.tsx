import { Table } from '../Table/Table';
import { CodeBlock } from './CodeBlock';
import * as styles from './Prose.css';
import { RichText } from './RichText';
import type { ProseBlock } from './types';

export interface ProseProps {
  /** In reading order. */
  readonly blocks: readonly ProseBlock[];
  /** Level of the headings among the blocks. @default 3 */
  readonly level?: 2 | 3 | 4;
}

function Part({ block, level }: { readonly block: ProseBlock; readonly level: 2 | 3 | 4 }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'heading': {
      const Heading = `h${level}` as const;
      return (
        <div className={styles.heading}>
          <Heading className={styles.words} id={block.id}>
            {block.text}
          </Heading>
          <a className={styles.anchor} href={`#${block.id}`} aria-label={`Link to ${block.text}`}>
            #
          </a>
        </div>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <p className={styles.note} role="note">
          <RichText text={block.text} />
        </p>
      );
    case 'code':
      return <CodeBlock language={block.language} code={block.code} caption={block.caption} />;
    case 'table':
      return <Table caption={block.caption} head={block.head} rows={block.rows} />;
  }
}

/**
 * Long text at a measure of 52 to 68 characters, from typed blocks. Headings carry a link to themselves.
 *
 * Keyboard: Tab through the links, those of the headings too, and to tables and code that scroll.
 *
 * WCAG: headings and lists by their elements (1.3.1), line length and spacing (1.4.8), links underlined (1.4.1).
 */
export function Prose({ blocks, level = 3 }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <Part key={index} block={block} level={level} />
      ))}
    </div>
  );
}
