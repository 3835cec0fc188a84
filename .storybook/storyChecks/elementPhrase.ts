import { simplifyPhrase } from './simplifyPhrase.ts';

/** Returns the phrase for an element, with the states of native elements that the virtual screen reader leaves out. */
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
