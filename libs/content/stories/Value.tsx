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

const isInlineNode = (value: unknown) =>
  isFields(value) && inlineTypes.includes(value['type']) && 'text' in value && !('id' in value);

/** Returns whether a value is rich text: a string, or an array of strings and at least one inline node. */
const isRichText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.some(isInlineNode) &&
    value.every((node) => typeof node === 'string' || isInlineNode(node)));

/** The blocks of a specimen have tables of another shape, and source code without a caption. */
const isOfSpecimen = ({ type, ...fields }: Fields) =>
  (type === 'table' && !('rows' in fields)) || (type === 'code' && !('caption' in fields));

/** Returns whether a value is a block of long text. */
const isBlock = (value: unknown) =>
  isFields(value) && blockTypes.includes(value['type']) && !isInlineNode(value) && !isOfSpecimen(value);

const isBlocks = (value: unknown): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/\S*$/.test(value);

/** Returns a primitive or rich text as rich text, paths as code, and `undefined` for any other value. */
function toRichText(value: unknown): Text | undefined {
  if (value === undefined) return '';
  if (isPath(value)) return [{ type: 'code', text: value }];
  if (isRichText(value)) return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** Returns a property name as a label: `priceFactors` → `Price factors`. */
export function toLabel(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Renders objects as one table; each field must be convertible to rich text. */
function TextTable({ name, rows }: { readonly name: string; readonly rows: readonly Fields[] }) {
  const keys = [...new Set(rows.flatMap(Object.keys))];
  return (
    <Table
      caption={name}
      head={keys.map(toLabel)}
      rows={rows.map((row) => keys.map((key) => toRichText(row[key]) ?? ''))}
    />
  );
}

/** Renders a value of the page data as text, list, table or description list. */
export function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = toRichText(value);
  if (text !== undefined)
    return (
      <p className={styles.paragraph}>
        <RichText text={text} />
      </p>
    );
  if (isBlocks(value)) return <Prose blocks={value} level={4} />;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const texts = items.map(toRichText);
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
    if (rows.every((row) => Object.values(row).every((field) => toRichText(field) !== undefined)))
      return <TextTable name={name} rows={rows} />;
    return rows.map((row, index) => (
      <div key={index} className={styles.entry}>
        <FieldRows name={`${name} ${String(index + 1)}`} fields={row} />
      </div>
    ));
  }
  return isFields(value) ? <FieldRows name={name} fields={value} /> : null;
}

/** Renders the fields of an object as a description list; `name` begins the names of the tables in it. */
export function FieldRows({ name, fields }: { readonly name?: string; readonly fields: Fields }) {
  return (
    <div className={styles.fields}>
      <DescriptionList
        density="narrow"
        rows={Object.entries(fields).map(([key, field]) => ({
          title: toLabel(key),
          description: <Value name={name ? `${name}: ${toLabel(key)}` : toLabel(key)} value={field} />,
        }))}
      />
    </div>
  );
}
