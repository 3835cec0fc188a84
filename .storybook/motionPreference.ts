export type MotionPreference = 'system' | 'reduce';

const condition = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;
const originals = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);
let preference: MotionPreference = 'system';

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

// A page cannot set the system's preference. Rewriting the queries has the same effect on every style sheet.
function rewriteStyleSheets() {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!original.includes('prefers-reduced-motion')) continue;
      originals.set(rule, original);
      rule.media.mediaText =
        preference === 'system'
          ? original
          : original.replace(condition, (_, asked) =>
              asked === 'reduce' ? '(min-width: 0)' : '(max-width: 0)',
            );
    }
  }
}

function matchMedia(query: string): MediaQueryList {
  const asked = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/.exec(query);
  if (preference === 'system' || !asked) return systemMatchMedia(query);
  return systemMatchMedia(asked[1] === 'no-preference' ? 'not all' : 'all');
}

/** Shows stories as a visitor sees them who asked for less motion; `system` hands back to the real setting. */
export function preferMotion(value: MotionPreference) {
  if (preference === value && value === 'system') return;
  preference = value;
  window.matchMedia = matchMedia;
  rewriteStyleSheets();
}

// Styles that arrive later, with another story, obey as well.
new MutationObserver(() => {
  if (preference === 'reduce') rewriteStyleSheets();
}).observe(document.head, { childList: true, subtree: true });
