import * as styles from './guidance.css.ts';

/** Roles and other first words of a phrase, before its name. */
const roles = new Set([
  ...['alert', 'article', 'banner', 'button', 'caption', 'cell', 'checkbox', 'columnheader', 'combobox'],
  ...['complementary', 'contentinfo', 'current page', 'date field', 'definition', 'dialog', 'disclosure'],
  ...['figure', 'form', 'group', 'heading', 'image', 'img', 'link', 'list', 'listbox', 'listitem', 'log'],
  ...['main', 'navigation', 'note', 'option', 'radio', 'region', 'row', 'rowgroup', 'rowheader', 'search'],
  ...['searchbox', 'separator', 'status', 'switch', 'table', 'term', 'textbox'],
]);

/** Renders what a screen reader says at once; a role has another colour than what follows. */
export function Phrase({ children }: { readonly children: string }) {
  const end = children.includes(',') ? children.indexOf(',') : children.length;
  const role = children.slice(0, end);
  if (!roles.has(role)) return children;
  return (
    <>
      <span className={styles.situation}>{role}</span>
      {children.slice(end)}
    </>
  );
}
