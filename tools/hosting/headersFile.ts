/** One rule of a `_headers` file. */
export interface HeaderRule {
  /** Path of a request, or a pattern that ends with `*`. */
  readonly path: string;
  /** Names of headers to remove that other rules or the host have set. Only Cloudflare supports this. */
  readonly detach?: readonly string[];
  readonly set: Readonly<Record<string, string>>;
}

/** Returns the text of a `_headers` file, which Netlify and Cloudflare Pages read. Rules without an effect are left out. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, detach = [], set }) => [
      path,
      ...detach.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .filter((lines) => lines.length > 1)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
