export function applyTheme(theme: unknown): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme !== 'dark');
}
