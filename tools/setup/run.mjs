// `node tools/setup/run.mjs start|test|setup`: installs the dependencies if the lockfile has changed, then runs the npm
// script `site:start` or `checks` with the pinned Node; `setup` only installs. Plain JavaScript without dependencies,
// because it runs before the installation and on any Node from 20.19.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { linkNode } from './linkNode.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const scripts = { start: 'site:start', test: 'checks', setup: undefined };

function exitWith(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };

/** Runs `npm ci`, which prints nothing until it has finished, with a line of progress every 10 s. Resolves to its status. */
function install() {
  const started = Date.now();
  const progress = setInterval(() => {
    console.log(`  … installing, ${String(Math.round((Date.now() - started) / 1000))} s`);
  }, 10_000);
  // Hides engine warnings about the machine's Node; the tools run on the pinned one.
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  return new Promise((resolve) => {
    child.on('error', (error) => exitWith(`"npm" could not be started: ${error.message}`));
    child.on('close', (status) => {
      clearInterval(progress);
      resolve(status ?? 1);
    });
  });
}

const command = process.argv[2];
const script = scripts[command];
if (!Object.hasOwn(scripts, command))
  exitWith(`Unknown command "${command ?? ''}". Allowed: ${Object.keys(scripts).join(', ')}.`);

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
  if ((await install()) !== 0) exitWith('The installation failed; see the output above.');
  const problem = linkNode(root);
  if (problem) exitWith(problem);
  writeFileSync(stamp, state);
}
if (script === undefined) process.exit(0);

const { status, error } = spawnSync('npm', ['run', '--silent', script], options);
if (error) exitWith(`"npm" could not be started: ${error.message}`);
process.exit(status ?? 1);
