/** Returns the address of the data file of the page at `path`. */
export function dataFile(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** Returns the path of the page that `file` is the data file of; undefined if it is not a data file. */
export function pathOfDataFile(file: string): string | undefined {
  const path = /^\/data(\/.+)\.json$/.exec(file)?.[1];
  return path === '/index' ? '/' : path;
}

/** Address of the entries that the search of the services directory finds. */
export const searchIndexFile = '/search-index.json';

/** Pseudo-path of the not-found page, under which its data file is stored. */
export const notFoundData = '/404';
