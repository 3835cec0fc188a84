/** The overload of Vite's `import.meta.glob` that the page index uses; Vite always bundles this library. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true; import: string }): Record<string, Module>;
}
