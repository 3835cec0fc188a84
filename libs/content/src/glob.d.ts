/** The part of Vite's `import.meta.glob` that the page index uses; the library is always bundled by Vite. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true; import: string }): Record<string, Module>;
}
