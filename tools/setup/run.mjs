// `node tools/setup/run.mjs start|test`: installs the dependencies if the lockfile has changed, then runs the npm script
// `site:start` or `checks` with the pinned Node. Plain JavaScript without dependencies, because it runs before the
// installation and on any Node from 20.19.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const scripts = { start: 'site:start', test: 'checks' };

function exitWith(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) exitWith(`"${command}" could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

const command = process.argv[2];
const script = scripts[command];
if (!script) exitWith(`Unknown command "${command ?? ''}". Allowed: ${Object.keys(scripts).join(', ')}.`);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  exitWith(
    `Node ${process.versions.node} is too old: 20.19 or newer is needed to install the version that the project runs on.`,
  );
}

// Install again only if the lockfile or the platform has changed since the last installation.
const stamp = join(root, 'node_modules', '.installed');
const state = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== state) {
  console.log('\n▸ Installing dependencies from the lockfile');
  // Hides engine warnings about the machine's Node; the tools run on the pinned one.
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) exitWith('The installation failed; see the output above.');
  writeFileSync(stamp, state);
}

process.exit(run('npm', ['run', '--silent', script]));
