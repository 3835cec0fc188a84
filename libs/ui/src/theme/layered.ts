import * as css from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import './layers.css';
import type { Layer } from './layers';

/** Returns the style functions of vanilla-extract, writing their rules into a cascade layer. */
export function layered(layer: Layer) {
  const inLayer = (rule: ComplexStyleRule): ComplexStyleRule => {
    if (!Array.isArray(rule)) return { '@layer': { [layer]: rule as StyleRule } };
    return rule.map((entry: (typeof rule)[number]) =>
      typeof entry === 'string' || Array.isArray(entry) ? entry : { '@layer': { [layer]: entry } },
    );
  };
  const styleVariants = (
    data: Record<string, ComplexStyleRule>,
    getRule: (value: ComplexStyleRule, name: string) => ComplexStyleRule = (rule) => rule,
  ) => css.styleVariants(data, (value, name) => inLayer(getRule(value, name)));

  return {
    style: (rule: ComplexStyleRule) => css.style(inLayer(rule)),
    styleVariants: styleVariants as typeof css.styleVariants,
    globalStyle: (selector: string, rule: GlobalStyleRule) =>
      css.globalStyle(selector, { '@layer': { [layer]: rule } }),
  };
}
