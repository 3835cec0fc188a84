import { createHash } from 'node:crypto';
import { Cvss4P0 } from 'ae-cvss-calculator';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { custodyRecord } from './custodyRecord';
import { detectionRule } from './detectionRule';
import { pages } from '../pages';
import type { Page } from '../types';
import type { SpecimenContent } from './types';

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));

/** Every specimen of the site, with the path of its page. */
const specimens = all.flatMap(({ path, figures = [] }) =>
  figures.flatMap((figure) => (figure.kind === 'specimen' ? [[path, figure] as const] : [])),
);

type Block = SpecimenContent['specimen']['sections'][number]['body'][number];

function blocks<Type extends Block['type']>({ specimen }: Pick<SpecimenContent, 'specimen'>, type: Type) {
  return specimen.sections
    .flatMap(({ body }) => body)
    .filter((block): block is Extract<Block, { type: Type }> => block.type === type);
}

/** Networks for documentation: RFC 5737 and RFC 3849. */
const documentationAddress = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^2001:db8:/;

describe('the specimens', () => {
  it('are linked from the deliverable that they show', () => {
    const wanted = all.flatMap((page) =>
      'deliverables' in page
        ? page.deliverables.flatMap(({ specimen }) =>
            specimen === undefined ? [] : [`${page.path}#${specimen}`],
          )
        : [],
    );
    const placed = specimens.filter(([, { place }]) => place === 'deliverables');
    expect(wanted.sort()).toEqual(placed.map(([path, { id }]) => `${path}#${id}`).sort());
  });

  it.each(specimens)('%s says that it is invented', (_path, { lead, specimen }) => {
    expect(lead).toMatch(/\binvented\b/);
    expect(specimen.synthetic).toMatch(/^invented /);
  });

  it.each(specimens)('%s uses hosts and addresses for documentation only', (_path, content) => {
    const text = JSON.stringify(content);
    const addresses = text.match(/\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[\da-f]{1,4}(?::[\da-f]{0,4}){2,7}\b/g) ?? [];
    expect(addresses.filter((address) => !documentationAddress.test(address))).toEqual([]);
    const hosts =
      text.match(/\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|eu|io|example|local|test)\b/g) ?? [];
    expect(hosts.filter((host) => !host.endsWith('.example') && host !== 'attack.mitre.org')).toEqual([]);
  });

  it.each(specimens)('%s has tables with a name and full rows', (_path, content) => {
    for (const { heading, head, cells } of blocks(content, 'table')) {
      expect(heading).toBeTruthy();
      expect(cells.filter(({ length }) => length !== head.length)).toEqual([]);
    }
  });
});

describe('a severity', () => {
  const severities = specimens.flatMap(([, content]) => blocks(content, 'severity'));

  it('has the score of its vector', () => {
    for (const { score, vector } of severities)
      expect(new Cvss4P0(vector).calculateScores().overall).toBe(score);
  });

  it('gives a reason for each metric of its vector, in its order', () => {
    for (const { vector, rows } of severities)
      expect(`CVSS:4.0/${rows.flatMap(({ term }) => term.split(' ')).join('/')}`).toBe(vector);
  });
});

describe('the detection rule', () => {
  it('has the fields that Sigma requires, and events that alert and that do not', () => {
    const [rule, events] = blocks(detectionRule, 'code').map(({ code }) => parse(code) as unknown);
    expect(rule).toMatchObject({
      title: expect.any(String) as string,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string,
      status: expect.stringMatching(/^(?:stable|test|experimental|deprecated|unsupported)$/) as string,
      level: expect.stringMatching(/^(?:informational|low|medium|high|critical)$/) as string,
      logsource: { category: 'process_creation', product: 'windows' },
      detection: expect.objectContaining({ condition: expect.any(String) as string }) as object,
    });
    const expected = (events as readonly { readonly expect: string }[]).map((event) => event.expect);
    expect(new Set(expected)).toEqual(new Set(['alert', 'silence']));
  });
});

it('the custody record shows the hash that its lead names', () => {
  const [{ code } = { code: '' }] = blocks(custodyRecord, 'code');
  expect(code).toBe(createHash('sha256').update('specimen').digest('hex'));
});
