/** Returns the path in `dist` of a source module, both without extension. The module of `X.css.ts` is `X.styles`. */
export const outputName = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');
