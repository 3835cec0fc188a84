import type { Rule } from 'eslint';
import { findColorToken, findMeasureToken, isNamedColor } from './findToken.ts';
import type { Measure } from '../../.config/designTokens.ts';

type Node = Rule.Node;

const measures: readonly (readonly [RegExp, Measure])[] = [
  [/^(padding|margin|scrollMargin|scrollPadding|inset)/, 'space'],
  [/^(gap|rowGap|columnGap)$/, 'space'],
  [/^min(Inline|Block)Size$/, 'minSize'],
  [/^max(Inline|Block)Size$/, 'maxSize'],
  [/^fontSize$/, 'fontSize'],
  [/^border.*Radius$/, 'radius'],
  [/^lineHeight$/, 'lineHeight'],
  [/^letterSpacing$/, 'tracking'],
  [/^fontWeight$/, 'fontWeight'],
  [/^transition(Duration)?$/, 'duration'],
  [/^zIndex$/, 'layer'],
];

/** Returns the measure of a style property; undefined if there are no tokens for it. */
function getMeasure(property: string): Measure | undefined {
  return measures.find(([pattern]) => pattern.test(property))?.[1];
}

/** Returns the name of the property whose value contains the node; '' in a constant, undefined outside of values. */
function getProperty(node: Node): string | undefined {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type === 'Property') {
      if (parent.value !== child) return undefined;
      const { key, computed } = parent;
      // A computed key is a selector, a media query or a variable; an outer property may be the measured one.
      if (computed) continue;
      return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    }
    if (parent.type === 'VariableDeclarator') return '';
    if (parent.type === 'CallExpression' && parent.callee === child) return undefined;
  }
  return undefined;
}

const colorValue = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
const colorProperty =
  /^(color|background|border(?!.*Radius)|outline|fill|stroke|boxShadow|textShadow|caret|accent|textDecoration|columnRule)/;
const measureValue = /(?<![\w.-])\d*\.?\d+(?:px|rem|ms|s)\b/g;

/**
 * Reports raw colours, and sizes that equal a token of the theme, with the token to use. Checks literals and templates,
 * not computed values.
 */
export const useTokens: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      color: 'Use {{name}} of the theme instead of the raw colour {{raw}}.',
      measure: 'Use {{name}} of the theme instead of {{raw}}.',
    },
  },
  create(context) {
    const reportColor = (node: Node, raw: string) => {
      const name = findColorToken(raw)?.name ?? 'a colour';
      context.report({ node, messageId: 'color', data: { name, raw } });
    };

    const check = (node: Node, text: string, whole: boolean) => {
      const property = getProperty(node);
      if (property === undefined) return;
      for (const [raw] of text.matchAll(colorValue)) reportColor(node, raw);
      if (colorProperty.test(property))
        for (const word of text.replace(colorValue, '').split(/[^a-zA-Z-]+/))
          if (isNamedColor(word)) reportColor(node, word);

      const measure = getMeasure(property);
      if (!measure) return;
      const values = whole && findMeasureToken(measure, text) ? [text] : (text.match(measureValue) ?? []);
      for (const raw of new Set(values)) {
        const token = /^0\D*$/.test(raw) ? undefined : findMeasureToken(measure, raw);
        if (token) context.report({ node, messageId: 'measure', data: { name: token.name, raw } });
      }
    };

    return {
      Literal(node) {
        // No token is negative.
        if (node.parent.type === 'UnaryExpression') return;
        if (typeof node.value === 'string' || typeof node.value === 'number')
          check(node, String(node.value), true);
      },
      TemplateElement(node) {
        check(node, node.value.raw, false);
      },
    };
  },
};
