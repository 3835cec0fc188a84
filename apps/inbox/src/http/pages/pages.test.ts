// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company, fieldsOf, forms } from '@keystrand/content';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { hostile, pages } from '../testing/pages.ts';
import { renderInvalidForm } from './renderInvalidForm.ts';
import { style } from './style.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Safari does not expose a list without markers as a list; an explicit role restores it (WebKit bug 170179).
  rules: { 'no-redundant-role': 'off' },
});

const parse = (page: unknown) => new DOMParser().parseFromString(String(page), 'text/html');

describe.each(Object.entries(pages))('the page "%s"', (_name, page) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(String(await page));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => ({ ruleId, message, line })),
      ),
    ).toEqual([]);
  });

  it('has no violation that axe finds', async () => {
    document.open();
    document.write(String(await page));
    document.close();
    // jsdom has no layout, so the contrast of colours is not checked here; those of the theme are checked in `libs/ui`.
    const { violations, passes } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
  });

  it('has no script, and gives the e-mail address of the company', async () => {
    const document = parse(await page);
    expect(document.querySelectorAll('script, [style], link, img, iframe')).toHaveLength(0);
    expect(document.querySelector(`a[href="mailto:${company.email}"]`)).not.toBeNull();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
});

describe.each(Object.values(forms))('the $id form with errors', (definition) => {
  const fields = fieldsOf(definition);
  const values = Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.control === 'select' || field.control === 'radio'
        ? (field.options.at(-1) ?? '')
        : field.control === 'checkbox'
          ? 'yes'
          : field.control === 'area'
            ? `\n${hostile}\n`
            : hostile,
    ]),
  );
  const errors = Object.fromEntries(fields.map(({ name }) => [name, `Correct ${name}`]));
  const render = async () => parse(await renderInvalidForm({ definition, values }, errors, ''));

  it('keeps every value', async () => {
    const document = await render();
    const form = document.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form).entries())).toEqual({
      ...values,
      'form-name': definition.id,
      subject: definition.subject,
      _gotcha: '',
    });
  });

  it('marks exactly the optional fields in their labels', async () => {
    const document = await render();
    const marked = fields.filter(({ name }) => {
      const control = document.querySelector(`[name="${name}"]`);
      const label =
        control?.closest('fieldset')?.querySelector('legend') ??
        control?.closest('.field')?.querySelector('label');
      return label?.textContent.endsWith(' (optional)');
    });
    expect(marked).toEqual(fields.filter(({ missing }) => missing === undefined));
  });

  it('names each error first in a summary that links to the control, and at the control', async () => {
    const document = await render();
    const links = [...document.querySelectorAll('[role="alert"] a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(errors));
    for (const [index, { name }] of fields.entries()) {
      const control = document.querySelector(links[index]?.getAttribute('href') ?? '');
      expect(control?.getAttribute('name')).toBe(name);
      const described = control?.closest('fieldset') ?? control;
      const texts = (described?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(`Error: Correct ${name}`);
      if (control?.getAttribute('type') !== 'radio')
        expect(control?.getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.title).toMatch(/^Error: /);
  });
});

it('uses the colours of the site’s theme', () => {
  const theme = join(import.meta.dirname, '../../../../../libs/ui/src/theme');
  const [light = '', dark = ''] = ['light.ts', 'dark.ts'].map((file) =>
    readFileSync(join(theme, file), 'utf8'),
  );
  const value = (source: string, role: string) =>
    new RegExp(`\\b${role}: '([^']+)'`).exec(source)?.[1] ?? `no ${role}`;
  const pairs = [
    ...style.matchAll(/--([\w-]+): light-dark\(((?:rgb\([^)]*\)|[^,])*), ((?:rgb\([^)]*\)|[^)])*)\)/g),
  ];
  expect(pairs.length).toBeGreaterThan(10);
  for (const [, name = '', lightColor, darkColor] of pairs) {
    const role = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect([name, lightColor, darkColor]).toEqual([name, value(light, role), value(dark, role)]);
  }
});
