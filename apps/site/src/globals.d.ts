/** Calendar year of the build, the same for the prerender and for hydration. */
declare const __BUILD_YEAR__: number;
