// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no dependency.
// `node tools/setup/run.mjs start|test`: installs what the lockfile says where it has changed, then runs the npm
// script `site:start` or `checks` on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const scripts = { start: 'site:start', test: 'checks' };

function say(message) {
  console.log(`\n▸ ${message}`);
}

function stop(message) {
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
  if (result.error) stop(`"${command}" could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

const wanted = process.argv[2];
const script = scripts[wanted];
if (!script) stop(`Unknown command "${wanted ?? ''}". Allowed: ${Object.keys(scripts).join(', ')}.`);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `Node ${process.versions.node} is too old: 20.19 or newer is needed. What the project runs on is installed from npm.`,
  );
}

// What is installed is right as long as the lockfile, the platform and the Node that installed it are the same.
const stamp = join(root, 'node_modules', '.installed');
const state = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== state) {
  say('Installing dependencies from the lockfile');
  // Engine warnings speak of the machine's Node; the tools run on the pinned one.
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) stop('The installation failed; the lines above say why.');
  writeFileSync(stamp, state);
}

process.exit(run('npm', ['run', '--silent', script]));
