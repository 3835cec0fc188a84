export type MotionPreference = 'system' | 'reduce';

const motionFeature = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;
const originals = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);
let preference: MotionPreference = 'system';

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

// A page cannot change the system's setting, so the media queries of all style sheets are rewritten instead.
function rewriteStyleSheets() {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!original.includes('prefers-reduced-motion')) continue;
      originals.set(rule, original);
      rule.media.mediaText =
        preference === 'system'
          ? original
          : original.replace(motionFeature, (_, value) =>
              value === 'reduce' ? '(min-width: 0)' : '(max-width: 0)',
            );
    }
  }
}

function matchMedia(query: string): MediaQueryList {
  const feature = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/.exec(query);
  if (preference === 'system' || !feature) return systemMatchMedia(query);
  return systemMatchMedia(feature[1] === 'no-preference' ? 'not all' : 'all');
}

/** Emulates `prefers-reduced-motion: reduce` for style sheets and `matchMedia`; `system` restores the system's setting. */
export function preferMotion(value: MotionPreference) {
  if (preference === value && value === 'system') return;
  preference = value;
  window.matchMedia = matchMedia;
  rewriteStyleSheets();
}

// Another story may add style sheets later.
new MutationObserver(() => {
  if (preference === 'reduce') rewriteStyleSheets();
}).observe(document.head, { childList: true, subtree: true });
