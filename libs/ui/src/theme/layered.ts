import * as css from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import './layers.css';
import type { Layer } from './layers';

type ClassNames = Extract<ComplexStyleRule, readonly unknown[]>[number];

/** Returns the style functions of vanilla-extract, writing their rules into a cascade layer. */
export function layered(layer: Layer) {
  const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const eachInLayer = (rule: ComplexStyleRule): ComplexStyleRule =>
    Array.isArray(rule)
      ? rule.map((entry: ClassNames) =>
          typeof entry === 'string' || Array.isArray(entry) ? entry : inLayer(entry as StyleRule),
        )
      : inLayer(rule as StyleRule);

  function styleVariants<Name extends string | number>(
    rules: Readonly<Record<Name, ComplexStyleRule>>,
  ): Record<Name, string>;
  function styleVariants<Name extends string | number, Data>(
    data: Readonly<Record<Name, Data>>,
    ruleOf: (value: Data) => ComplexStyleRule,
  ): Record<Name, string>;
  function styleVariants(
    data: Record<string, ComplexStyleRule>,
    ruleOf: (value: ComplexStyleRule) => ComplexStyleRule = (rule) => rule,
  ) {
    return css.styleVariants(data, (value) => eachInLayer(ruleOf(value)));
  }

  return {
    style: (rule: ComplexStyleRule) => css.style(eachInLayer(rule)),
    styleVariants,
    globalStyle: (selector: string, rule: GlobalStyleRule) => {
      css.globalStyle(selector, { '@layer': { [layer]: rule } });
    },
  };
}
