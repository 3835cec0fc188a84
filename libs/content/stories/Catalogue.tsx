import { Container } from '@keystrand/ui';
import type { ReactNode } from 'react';
import * as styles from './Catalogue.css';

/** Layout of a catalogue: the content's maximum width and the spacing between sections. */
export function Catalogue({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}
