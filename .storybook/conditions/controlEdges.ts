import type { Box, Layout } from './boxes.ts';
import { backgroundsOf, leastContrast, parseColor } from './colors.ts';
import { nameOf } from './textFaults.ts';

/** Least contrast of what identifies a control with what is beside it (WCAG 1.4.11). */
const required = 3;

const fields = 'input:not([type="hidden"]), textarea, select, progress, meter';
const buttons = 'button, [role="button"]';

/** A shadow without blur that is drawn around an element. */
const shadowRing = /^[a-z]+\([^)]*\) 0px 0px 0px [1-9]/;

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Whether borders, an outline, an underline or the browser's own appearance show where an element is. */
function hasEdge(style: CSSStyleDeclaration, outside: Box): boolean {
  const backgrounds = backgroundsOf(outside);
  const visible = (color: string) => leastContrast(color, backgrounds) >= required;
  return (
    sides.some(
      (side) =>
        !/none|hidden/.test(style[`border${side}Style`]) &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        visible(style[`border${side}Color`]),
    ) ||
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 && visible(style.outlineColor)) ||
    (shadowRing.test(style.boxShadow) &&
      visible(style.boxShadow.slice(0, style.boxShadow.indexOf(')') + 1))) ||
    (style.textDecorationLine.includes('underline') && visible(style.textDecorationColor)) ||
    (parseColor(style.backgroundColor)[3] > 0 && visible(style.backgroundColor))
  );
}

/**
 * Returns the fields without a visible edge. With `buttons`, returns the buttons too: visitors who ask for more contrast
 * or choose their own colours cannot tell them from text by a tint.
 */
export function findEdgeless(
  { boxes }: Layout,
  { withButtons }: { readonly withButtons: boolean },
): string[] {
  const selector = withButtons ? `${fields}, ${buttons}` : fields;
  return boxes
    .filter(({ element, shown, visuallyHidden, rect, parent }) =>
      Boolean(shown && !visuallyHidden && rect.width > 1 && parent && element.matches(selector)),
    )
    .filter(({ element, style, parent }) => {
      if (!parent) return false;
      if (style.appearance === 'auto' && !element.matches(buttons)) return false;
      const parts = [
        style,
        getComputedStyle(element, '::before'),
        getComputedStyle(element, '::after'),
        ...[...element.querySelectorAll('*')].slice(0, 8).map((child) => getComputedStyle(child)),
        // The border of a field with a button in it is on the element around both.
        ...(element.matches(fields) ? [parent.style] : []),
      ];
      return !parts.some((part) => hasEdge(part, part === parent.style ? (parent.parent ?? parent) : parent));
    })
    .map((box) => `control without a visible edge: ${nameOf(box)} "${labelOf(box.element)}"`);
}

/** Returns text that identifies a control in a message. */
export const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent)
    .trim()
    .slice(0, 40);
