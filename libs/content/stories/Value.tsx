import { DescriptionList, Prose, RichText, Table } from '@keystrand/ui';
import type { Block, Inline, RichText as Text } from '@keystrand/content';
import * as styles from './Catalogue.css';

type Fields = Readonly<Record<string, unknown>>;

const inlineTypes: readonly unknown[] = ['link', 'strong', 'emphasis', 'code'] satisfies Exclude<
  Inline,
  string
>['type'][];
const blockTypes: readonly unknown[] = [
  'paragraph',
  'heading',
  'list',
  'note',
  'code',
  'table',
] satisfies Block['type'][];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPiece = (value: unknown) =>
  isFields(value) && inlineTypes.includes(value['type']) && 'text' in value && !('id' in value);

/** Running text: a string, or pieces of which one at least is more than plain characters. */
const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.some(isPiece) &&
    value.every((piece) => typeof piece === 'string' || isPiece(piece)));

const isBlocks = (value: unknown): value is readonly Block[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((block) => isFields(block) && blockTypes.includes(block['type']) && !isPiece(block));

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/\S*$/.test(value);

/** A plain value as running text; paths, which nobody reads aloud, in the mono face. */
function asText(value: unknown): Text | undefined {
  if (value === undefined) return '';
  if (isPath(value)) return [{ type: 'code', text: value }];
  if (isText(value)) return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** `priceFactors` → `Price factors`. */
export function nameInWords(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Things whose every field is plain stand in one table. */
function PlainRows({ name, rows }: { readonly name: string; readonly rows: readonly Fields[] }) {
  const keys = [...new Set(rows.flatMap(Object.keys))];
  return (
    <Table
      caption={name}
      head={keys.map(nameInWords)}
      rows={rows.map((row) => keys.map((key) => asText(row[key]) ?? ''))}
    />
  );
}

/** Any value of the page data in the form in which it is read best: words, list, table, or rows of named fields. */
export function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = asText(value);
  if (text !== undefined)
    return (
      <p className={styles.paragraph}>
        <RichText text={text} />
      </p>
    );
  if (isBlocks(value)) return <Prose blocks={value} level={4} />;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const texts = items.map(asText);
    if (texts.every((item) => item !== undefined))
      return (
        <ul className={styles.list}>
          {texts.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    const rows = items.filter(isFields);
    if (rows.every((row) => Object.values(row).every((field) => asText(field) !== undefined)))
      return <PlainRows name={name} rows={rows} />;
    return rows.map((row, index) => (
      <div key={index} className={styles.entry}>
        <FieldRows fields={row} />
      </div>
    ));
  }
  return isFields(value) ? <FieldRows fields={value} /> : null;
}

/** Named fields, one row each. */
export function FieldRows({ fields }: { readonly fields: Fields }) {
  return (
    <DescriptionList
      density="narrow"
      rows={Object.entries(fields).map(([key, field]) => ({
        title: nameInWords(key),
        description: <Value name={nameInWords(key)} value={field} />,
      }))}
    />
  );
}
