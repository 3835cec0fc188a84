import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { ScrollRegion } from '../Table/ScrollRegion';
import { Table } from '../Table/Table';
import * as styles from './Prose.css';
import { RichText } from './RichText';
import type { ProseBlock } from './types';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly blocks: readonly ProseBlock[];
  /** Of the headings. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** Renders source code with a caption, which names it where it scrolls. */
function CodeBlock({ language, code, caption }: Extract<ProseBlock, { type: 'code' }>) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <ScrollRegion as="pre" labelledBy={id} className={styles.code}>
        <code data-language={language}>{code}</code>
      </ScrollRegion>
      <figcaption id={id} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}

interface BlockProps extends Required<Pick<ProseProps, 'level'>> {
  readonly block: ProseBlock;
}

function Block({ block, level }: BlockProps) {
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
          <Heading className={styles.headingText} id={block.id}>
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
      return <CodeBlock {...block} />;
    case 'table':
      return <Table caption={block.caption} head={block.head} rows={block.rows} />;
  }
}

/**
 * Renders long text from typed blocks at a line length of 52 to 68 characters (WCAG 1.4.8). Each heading is followed by
 * a link to itself, which is not part of the heading's accessible name.
 */
export function Prose({ blocks, level = 3, className, ...rest }: ProseProps) {
  return (
    <div {...rest} className={clsx(styles.prose, className)}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}
