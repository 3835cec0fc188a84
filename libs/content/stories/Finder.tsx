import { TextInput } from '@keystrand/ui';
import type { ReactNode } from 'react';
import * as styles from './Catalogue.css';

export interface FinderProps {
  readonly label: string;
  readonly hint: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** What is found, in words: `12 of 68 pages`. */
  readonly found: string;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Narrows a catalogue down to the entries that contain what is typed, and says how many these are. */
export function Finder({ label, hint, words, onWords, found, children }: FinderProps) {
  return (
    <div className={styles.finder}>
      <TextInput
        name="find"
        type="search"
        label={label}
        hint={hint}
        value={words}
        onChange={(event) => {
          onWords(event.target.value);
        }}
      />
      {children}
      <p role="status" className={styles.count}>
        {found}
      </p>
    </div>
  );
}

/** Whether one of the texts contains the words, letter case aside. */
export function contains(texts: readonly string[], words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
