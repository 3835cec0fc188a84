/** Key and values in local storage (specification, section 3). */
export const themeKey = 'theme';
type Theme = 'dark' | 'light';

/** Colour of the browser's own bars, as the header's ground is in `ui`'s themes; a test holds them equal. */
export const themeColor = { light: '#F6F4EF', dark: '#0B0E14' } as const;

/**
 * Sets the theme before the first paint and keeps it right: on the toggle, in other tabs, when the system's
 * preference changes, on return from the back-forward cache. Runs as an inline script on every page, before and
 * after hydration, so that the toggle never has to wait; React only mirrors the class.
 */
export function startTheme(window: Window): void {
  const { document } = window;
  const root = document.documentElement;
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  /** Holds for the visit where storage is blocked. */
  let chosen: string | null = null;

  const read = (): string | null => {
    try {
      return window.localStorage.getItem(themeKey) ?? chosen;
    } catch {
      return chosen;
    }
  };

  const apply = (): void => {
    const stored = read();
    // Anything else in storage counts as nothing stored.
    const dark = stored === 'dark' || (stored !== 'light' && prefersDark.matches);
    const theme: Theme = dark ? 'dark' : 'light';
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor[theme]);
    for (const toggle of document.querySelectorAll('[data-theme-toggle]')) {
      toggle.setAttribute('aria-pressed', String(dark));
    }
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (!target.closest('[data-theme-toggle]')) return;
    chosen = root.classList.contains('dark') ? 'light' : 'dark';
    try {
      window.localStorage.setItem(themeKey, chosen);
    } catch {
      // Blocked or full: the choice holds for this visit.
    }
    apply();
  });
  window.addEventListener('storage', apply);
  window.addEventListener('pageshow', apply);
  document.addEventListener('DOMContentLoaded', apply);
  prefersDark.addEventListener('change', apply);
  apply();
}
