/** Formats the id of an inquiry as the reference that people read: four groups of four characters. */
export function formatReference(id: string): string {
  return id.replace(/(?<=^(?:.{4})+)(?=.)/g, '-');
}
