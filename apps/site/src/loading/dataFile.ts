/** Where the data of the page at `path` lies, as the prerender writes it and the browser fetches it. */
export function dataFile(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** The path whose data lies in `file`; undefined where `file` is no data file. */
export function pathOfDataFile(file: string): string | undefined {
  const path = /^\/data(\/.+)\.json$/.exec(file)?.[1];
  return path === '/index' ? '/' : path;
}

/** Stands for the data of the not-found page, which has no path of its own. */
export const notFoundData = '/404';
