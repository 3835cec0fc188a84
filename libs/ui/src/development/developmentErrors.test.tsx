import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CheckboxField,
  ErrorSummary,
  Field,
  Hero,
  Icon,
  InterfaceIcon,
  Link,
  LinkProvider,
  Prose,
  registerIcons,
  Select,
  SkipLink,
  Table,
  TableOfContents,
  Tag,
  ThemeToggle,
  Time,
} from '..';

/** A value that TypeScript rejects, as code without types can pass it. */
const wrong = (value: unknown) => value as never;

const hues = "Use 'teal', 'indigo', 'red', 'blue', 'orange', 'purple' or 'green'.";
const option = { value: 'a', label: 'A' };

const thrown: readonly (readonly [part: string, element: ReactElement, message: string])[] = [
  [
    'Icon',
    <Icon name={wrong('sheild')} />,
    "Icon: no drawing is registered under the name 'sheild'. Import the drawing from '@keystrand/ui/icons' and call registerIcons({ sheild }) before the first render.",
  ],
  [
    'InterfaceIcon',
    <InterfaceIcon name={wrong('hamburger')} />,
    "InterfaceIcon: 'hamburger' is not an icon of the interface. Use one of ",
  ],
  ['Tag', <Tag hue={wrong('pink')}>New</Tag>, `Tag: 'pink' is not a hue. ${hues}`],
  [
    'Table',
    <Table caption="Prices" head={['Plan', 'Price']} rows={[['Small', '1'], ['Large']]} />,
    'Table: row 2 has 1 cells, but `head` has 2 columns. Give every row one cell for each column; an empty string is an empty cell.',
  ],
  [
    'Select',
    <Select label="Plan" name="plan" options={[option, option]} />,
    "Select: two of `options` have the value 'a'. Give each item its own value.",
  ],
  [
    'TableOfContents',
    <TableOfContents
      items={[
        { id: 'scope', text: 'Scope' },
        { id: 'scope', text: 'Scope again' },
      ]}
    />,
    "TableOfContents: two of `items` have the id 'scope'. Give each item its own id.",
  ],
  [
    'LinkProvider',
    <LinkProvider component={wrong(undefined)}>text</LinkProvider>,
    'LinkProvider: `component` is undefined, not a component. Pass the link component of your router; it takes the props of an anchor, `href` among them.',
  ],
  [
    'Link',
    <Link href={wrong(undefined)}>About</Link>,
    'Link: `href` is missing. Pass a path such as `/about`, a fragment or a URL.',
  ],
  [
    'Time',
    <Time date="12 March" />,
    "Time: '12 March' is not a calendar date. Pass a date such as `2026-03-12`.",
  ],
  [
    'Prose',
    <Prose blocks={[wrong({ type: 'quote', text: 'Text' })]} />,
    "Prose: a block has the type 'quote'. Use 'paragraph', 'heading', 'list', 'note', 'code' or 'table'.",
  ],
];

const reported: readonly (readonly [part: string, element: ReactElement, message: string])[] = [
  ['Hero', <Hero heading={wrong(undefined)} />, 'Hero: `heading` is missing. Pass a text as `heading`.'],
  ['Table', <Table caption="" head={[]} rows={[]} />, 'Table: `caption` is blank. Pass a text as `caption`.'],
  ['ThemeToggle', <ThemeToggle dark label="" />, 'ThemeToggle: `label` is blank. Pass a text as `label`.'],
  [
    'Field',
    <Field label="" name="mail">
      {(attributes) => <input {...attributes} aria-label="Mail" />}
    </Field>,
    'Field: `label` is blank. Pass a text as `label`.',
  ],
  [
    'CheckboxField',
    <CheckboxField label="I agree" name={wrong(undefined)} />,
    'CheckboxField: `name` is missing. Pass a text as `name`.',
  ],
];

const collectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('in development', () => {
  it.each(thrown)('%s throws the problem and the fix', (_, element, message) => {
    expect(() => renderToString(element)).toThrow(`@keystrand/ui: ${message}`);
  });

  it.each(reported)('%s reports a missing text on the console', (_, element, message) => {
    const error = collectErrors();
    renderToString(element);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`@keystrand/ui: ${message}`));
  });

  it('registerIcons throws for an export that does not exist', () => {
    expect(() => {
      registerIcons({ shield: wrong(undefined) });
    }).toThrow(
      "@keystrand/ui: registerIcons: the drawing of 'shield' is undefined. Pass exports of '@keystrand/ui/icons'.",
    );
  });

  it('ErrorSummary reports a missing field when its error is followed', () => {
    const error = collectErrors();
    render(<ErrorSummary errors={[{ fieldId: 'mail', message: 'Enter an address' }]} />);
    fireEvent.click(screen.getByRole('link'));
    expect(error).toHaveBeenCalledExactlyOnceWith(
      "@keystrand/ui: ErrorSummary: no element has the id 'mail'. Pass the `id` of the control as `fieldId`; it is the `name` of the field unless the field has an `id`.",
    );
  });

  it('SkipLink reports a missing target when it is followed', () => {
    const error = collectErrors();
    render(<SkipLink target="content" />);
    fireEvent.click(screen.getByRole('link'));
    expect(error).toHaveBeenCalledExactlyOnceWith(
      "@keystrand/ui: SkipLink: no element has the id 'content'. Set this `id` on the main content.",
    );
  });
});

describe('in production', () => {
  it.each(reported)('%s reports nothing', (_, element) => {
    vi.stubEnv('NODE_ENV', 'production');
    const error = collectErrors();
    renderToString(element);
    expect(error).not.toHaveBeenCalled();
  });

  it('an unknown icon still fails, with a short message', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => renderToString(<Icon name={wrong('sheild')} />)).toThrow(/^Icon: sheild$/);
  });
});
