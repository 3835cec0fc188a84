import { Prose, TableOfContents } from '@keystrand/ui';
import type { ProseProps, TableOfContentsProps } from '@keystrand/ui';
import * as styles from './LongText.css';

type LongTextProps = Pick<ProseProps, 'blocks' | 'level'> &
  Pick<TableOfContentsProps, 'aria-labelledby' | 'label'>;

/** Renders long text next to a table of contents of its headings, which stays in view on wide screens. */
export function LongText({ blocks, level = 3, ...contents }: LongTextProps) {
  return (
    <div className={styles.columns}>
      <TableOfContents {...contents} items={blocks.filter((block) => block.type === 'heading')} />
      <Prose level={level} blocks={blocks} />
    </div>
  );
}
