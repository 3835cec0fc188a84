import { afterPaint } from '../shell/onIdle';
import { safeLocalStorage } from '../storage/safeStorage';

/** Key in local storage (docs/requirements.md, section 6). */
const themeKey = 'theme';

/**
 * Sets the theme before the first paint, and again on the toggle, on changes in other tabs, on changes of the system
 * preference, and when the page is restored from the back-forward cache. React only reads the class.
 */
export function startTheme(): void {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const light = color?.content ?? '';

  const isDark = () => {
    const stored = safeLocalStorage.read(themeKey);
    // Any other value is ignored.
    return stored === 'dark' || (stored !== 'light' && prefersDark.matches);
  };

  const apply = () => {
    const dark = isDark();
    root.className = dark ? 'dark' : 'light';
    if (color) color.content = (dark && color.dataset['dark']) || light;
    for (const toggle of document.querySelectorAll('[data-theme-toggle]')) toggle.ariaPressed = String(dark);
  };

  /** Changes the theme without transitions (`shell/themeChange.css.ts`), which would run on every link and button. */
  const change = () => {
    root.dataset['themeChanges'] = '';
    apply();
    afterPaint(() => delete root.dataset['themeChanges']);
  };

  document.addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest('[data-theme-toggle]');
    if (!toggle) return;
    // Not by the toggle or the class: the one is set when the document is parsed, the other after the press.
    const dark = !isDark();
    safeLocalStorage.write(themeKey, dark ? 'dark' : 'light');
    // The toggle changes at once; every other element, which takes longer, after the browser has painted that.
    toggle.ariaPressed = String(dark);
    afterPaint(change);
  });
  addEventListener('storage', change);
  addEventListener('pageshow', apply);
  document.addEventListener('DOMContentLoaded', apply);
  prefersDark.addEventListener('change', change);
  apply();
}
