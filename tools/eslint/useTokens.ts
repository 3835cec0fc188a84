import type { Rule } from 'eslint';
import { findMeasureToken, isNamedColor, nearestColorToken } from './findToken.ts';
import { measureOf } from './measureOf.ts';

type Node = Rule.Node;

/** The name of the property whose value the node is part of; empty in a constant; undefined where it is no value. */
function propertyOf(node: Node): string | undefined {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type === 'Property') {
      if (parent.value !== child) return undefined;
      const { key, computed } = parent;
      // A computed key is a selector, a query or a variable; what measures is said further out, if anywhere.
      if (computed) continue;
      return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    }
    if (parent.type === 'VariableDeclarator') return '';
    if (parent.type === 'CallExpression' && parent.callee === child) return undefined;
  }
  return undefined;
}

const written = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
const coloured =
  /^(color|background|border(?!.*Radius)|outline|fill|stroke|boxShadow|textShadow|caret|accent|textDecoration|columnRule)/;
const lengths = /(?<![\w.-])\d*\.?\d+(?:px|rem|ms|s)\b/g;

/**
 * Keeps raw colours, and sizes that a token of the theme has, out of styles; says which token to use.
 * Only what is written out is seen: a value put together while the styles run is not.
 */
export const useTokens: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      color: 'Use {{name}} of the theme instead of the raw colour {{raw}}.',
      near: 'The raw colour {{raw}} is in no theme; the nearest token is {{name}} ({{value}}).',
      measure: 'Use {{name}} of the theme instead of {{raw}}.',
    },
  },
  create(context) {
    const reportColor = (node: Node, raw: string) => {
      const { name, value } = nearestColorToken(raw);
      const exact = value.toLowerCase() === raw.toLowerCase();
      context.report({ node, messageId: exact ? 'color' : 'near', data: { name, value, raw } });
    };

    const check = (node: Node, text: string, whole: boolean) => {
      const property = propertyOf(node);
      if (property === undefined) return;
      for (const [raw] of text.matchAll(written)) reportColor(node, raw);
      if (coloured.test(property))
        for (const word of text.replace(written, '').split(/[^a-zA-Z-]+/))
          if (isNamedColor(word)) reportColor(node, word);

      const measure = measureOf(property);
      if (!measure) return;
      const values = whole && findMeasureToken(measure, text) ? [text] : (text.match(lengths) ?? []);
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
