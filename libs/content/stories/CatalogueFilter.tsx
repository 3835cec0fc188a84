import { TextInput } from '@keystrand/ui';
import type { ReactNode } from 'react';
import * as styles from './Catalogue.css';

export interface CatalogueFilterProps {
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Announced number of matches: `12 of 68 pages`. */
  readonly status: string;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Renders the search field of a catalogue and the number of matching entries as a live region. */
export function CatalogueFilter({
  label,
  hint,
  query,
  onQueryChange,
  status,
  children,
}: CatalogueFilterProps) {
  return (
    <div className={styles.filter}>
      <TextInput
        name="find"
        type="search"
        label={label}
        hint={hint}
        value={query}
        onChange={(event) => {
          onQueryChange(event.target.value);
        }}
      />
      {children}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

/** Returns whether one of the texts contains the query, ignoring letter case and surrounding spaces. */
export function matchesQuery(texts: readonly string[], query: string): boolean {
  const normalized = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(normalized));
}
