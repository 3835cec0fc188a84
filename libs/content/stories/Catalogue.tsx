import { Container } from '@keystrand/ui';
import type { ReactNode } from 'react';
import * as styles from './Catalogue.css';

/** The frame of every catalogue: the content's width, its sections a section's distance apart. */
export function Catalogue({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}
