/**
 * Compares built packages with what is committed: `node tools/packages/main.ts [folder…]`, by default all packages in `libs`.
 * Part of `npm test`, as the target `test-contract` of each package.
 *
 * - API reports in `api`, deprecations by the convention of CONTRIBUTING.md
 * - sizes in `budgets.json`
 * - dependencies in package.json and imports in `dist`
 * - licence, repository and publishing settings of package.json at the root
 *
 * `--update` writes reports, budgets, settings and licence instead: `npm run update:packages`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diff, parseArgs } from 'node:util';
import { apiReports, readDeclarations } from './api/apiReports.ts';
import { findDeprecationProblems } from './api/findDeprecationProblems.ts';
import type { Budgets } from './budgets/Budgets.ts';
import { formatBudgets } from './budgets/Budgets.ts';
import { findBudgetProblems } from './budgets/findBudgetProblems.ts';
import { measureSizes } from './budgets/measureSizes.ts';
import { findDependencyProblems } from './findDependencyProblems.ts';
import { findManifestProblems, syncManifest } from './manifest/syncManifest.ts';
import type { PublishedPackage } from './packages.ts';
import { readPackage, readPackages } from './packages.ts';

const workspace = join(import.meta.dirname, '../..');

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Changed lines between two texts, with `-` and `+` in front, at most thirty. */
function changedLines(before: string, after: string): string {
  const signs = { '-1': '- ', '0': '  ', '1': '+ ' };
  // util.diff() compares in the other direction: 1 is a line of the first text only.
  const lines = diff(after.split('\n'), before.split('\n'))
    .filter(([sign]) => sign !== 0)
    .map(([sign, line]) => `${signs[sign]}${line}`);
  return [...lines.slice(0, 30), ...(lines.length > 30 ? [`… ${String(lines.length - 30)} more`] : [])].join(
    '\n',
  );
}

/** Reports that are committed but belong to no entry point. */
const staleReports = (folder: string, reports: ReadonlyMap<string, string>) =>
  globSync('*.api.md', { cwd: join(folder, 'api') }).filter((name) => !reports.has(name));

async function update(published: PublishedPackage): Promise<void> {
  const { folder } = published;
  syncManifest(published, workspace);
  const reports = apiReports(published, readDeclarations(published));
  mkdirSync(join(folder, 'api'), { recursive: true });
  for (const name of staleReports(folder, reports)) rmSync(join(folder, 'api', name));
  for (const [name, text] of reports) writeFileSync(join(folder, 'api', name), text);
  writeFileSync(join(folder, 'budgets.json'), formatBudgets(await measureSizes(published)));
}

/** Returns what differs from what is committed, one text each. */
async function check(published: PublishedPackage): Promise<readonly string[]> {
  const { folder, manifest } = published;
  const declarations = readDeclarations(published);
  const reports = apiReports(published, declarations);
  const committed = JSON.parse(read(join(folder, 'budgets.json')) || '{"exports":{},"sheets":{}}') as Budgets;
  const differences = [
    ...[...reports].flatMap(([name, text]) => {
      const before = read(join(folder, 'api', name));
      return before === text ? [] : [`The API differs from api/${name}:\n${changedLines(before, text)}`];
    }),
    ...staleReports(folder, reports).map((name) => `api/${name} belongs to no entry point.`),
    ...findBudgetProblems(committed, await measureSizes(published)),
    ...findManifestProblems(published, workspace),
  ];
  return [
    ...findDependencyProblems(published),
    ...findDeprecationProblems(declarations.values(), manifest.version),
    ...differences,
    ...(differences.length === 0
      ? []
      : ['If this is intended, run `npm run update:packages`, review the difference and commit it.']),
  ];
}

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const packages =
  positionals.length === 0
    ? readPackages(workspace)
    : positionals.map((folder) => readPackage(resolve(folder)));

for (const published of packages) {
  const { manifest, folder } = published;
  if (!existsSync(join(folder, 'dist')))
    throw new Error(`${manifest.name} is not built. Run: npx nx build ${manifest.name}`);
  if (values.update) {
    await update(published);
    console.log(`${manifest.name}: written`);
    continue;
  }
  const problems = await check(published);
  for (const problem of problems) console.error(`${manifest.name}: ${problem}`);
  if (problems.length === 0) console.log(`${manifest.name}: API, sizes and dependencies are as committed`);
  else process.exitCode = 1;
}
