/**
 * Returns the size of an inner page's heading. Short names are larger; the longest word must fit into 280 px, the content
 * width of a viewport of 320 px (WCAG 1.4.10).
 */
export function headingSize(heading: string | undefined): 'large' | 'medium' | 'small' {
  // Without types the heading may be missing, which Hero reports in development.
  if (!heading) return 'small';
  const longestWord = Math.max(...heading.split(' ').map(({ length }) => length));
  if (heading.length <= 8) return 'large';
  return heading.length <= 16 && longestWord <= 10 ? 'medium' : 'small';
}
