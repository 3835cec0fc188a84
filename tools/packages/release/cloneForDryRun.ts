import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readPackages } from '../packages.ts';

/**
 * Clones a workspace with its history and tags to a temporary folder, which the caller removes. The clone uses the installed
 * dependencies of the workspace, and gets copies of its built packages.
 * @returns the path of the clone
 */
export function cloneForDryRun(workspace: string): string {
  const clone = mkdtempSync(join(tmpdir(), 'keystrand-release-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'pipe' });
  git('clone', '--quiet', workspace, '.');
  git('config', 'user.name', 'Dry run');
  git('config', 'user.email', 'dry-run@release.invalid');
  symlinkSync(join(workspace, 'node_modules'), join(clone, 'node_modules'), 'junction');
  // `node_modules/` in .gitignore means a folder, and this is a link.
  appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  for (const { folder } of readPackages(workspace)) {
    const dist = join(folder, 'dist');
    if (existsSync(dist)) cpSync(dist, join(clone, relative(workspace, dist)), { recursive: true });
  }
  return clone;
}
