import { simplifyPhrase } from './simplifyPhrase.ts';

/** Returns what a screen reader says of an element, with what the virtual one does not know of some native elements. */
export function elementPhrase(node: Node | null, spoken: string): string {
  const phrase = simplifyPhrase(spoken);
  if (node instanceof HTMLSelectElement) {
    const label = node.selectedOptions[0]?.label ?? '';
    return node.value ? phrase.replace(`, ${node.value},`, `, ${label},`) : phrase;
  }
  if (node instanceof HTMLInputElement && node.type === 'date') return `date field, ${phrase}`;
  if (node instanceof HTMLElement && node.localName === 'summary' && phrase) {
    const expanded = node.parentElement?.hasAttribute('open');
    return `disclosure, ${phrase}, ${expanded ? 'expanded' : 'not expanded'}`;
  }
  return phrase;
}
