import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { AtRule, Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { layers } from '../src/theme/layers.ts';

const dist = join(import.meta.dirname, '../dist');

const isLayer = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'layer';

describe.each(globSync(['*.css', 'css/*.css'], { cwd: dist }))('%s', (name) => {
  const sheet = parse(readFileSync(join(dist, name), 'utf8'));

  it('declares all cascade layers in their order, so that sheets can be loaded in any order', () => {
    const declared = sheet.nodes.flatMap((node) =>
      node.type === 'atrule' && node.name === 'layer' ? node.params.split(/,\s*/) : [],
    );
    expect(declared).toEqual(layers);
  });

  it('has no rule outside of layers, so that classes of an application win', () => {
    expect(sheet.nodes.filter(({ type }) => type === 'rule').map(String)).toEqual([]);
    expect(
      sheet.nodes.flatMap((node) =>
        node.type === 'atrule' && !/^(?:layer|font-face|keyframes)$/.test(node.name) ? [node.name] : [],
      ),
    ).toEqual([]);
  });

  it('styles no element of the application, but for the reset', () => {
    const selectors: string[] = [];
    sheet.walkRules((rule) => {
      if (isLayer(rule) && (rule.parent as AtRule).params.startsWith('keystrand.components'))
        selectors.push(...rule.selectors);
    });
    expect(selectors.filter((selector) => !/\bks[tu]-/.test(selector))).toEqual([]);
  });
});
