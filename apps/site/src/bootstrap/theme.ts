/** Key in local storage (docs/requirements.md, section 6). */
const themeKey = 'theme';
type Theme = 'dark' | 'light';

/** From `.config/themeColors.ts`, by name only, since the inline script would contain the whole theme otherwise. */
declare const __THEME_COLOR__: Readonly<Record<Theme, string>>;

/** Values of the `theme-color` meta element. */
export const themeColor = __THEME_COLOR__;

/**
 * Sets the theme before the first paint, and again on the toggle, on changes in other tabs, on changes of the system
 * preference, and when the page is restored from the back-forward cache. It is part of the inline script of every page, so
 * that the toggle works before hydration; React only reads the class.
 */
export function startTheme(): void {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  /** The visitor's choice, for documents where storage is blocked or full. */
  let chosen: string | null = null;

  // Not `safeStorage`, which would add about 60 bytes to every compressed document.
  const readStored = () => {
    try {
      return localStorage.getItem(themeKey) ?? chosen;
    } catch {
      return chosen;
    }
  };

  const apply = () => {
    const stored = readStored();
    // Any other value is ignored.
    const dark = stored === 'dark' || (stored !== 'light' && prefersDark.matches);
    const theme: Theme = dark ? 'dark' : 'light';
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor[theme]);
    for (const toggle of document.querySelectorAll('[data-theme-toggle]')) toggle.ariaPressed = String(dark);
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (!target.closest('[data-theme-toggle]')) return;
    chosen = root.classList.contains('dark') ? 'light' : 'dark';
    try {
      localStorage.setItem(themeKey, chosen);
    } catch {
      // Storage is blocked or full: the choice applies to this document.
    }
    apply();
  });
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
  document.addEventListener('DOMContentLoaded', apply);
  prefersDark.addEventListener('change', apply);
  apply();
}
