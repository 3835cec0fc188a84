import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startProcess, stopProcess, waitForOutput } from './process';

const startScript = (script: string) =>
  startProcess(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'ignore'] });

test('waits for a line, also in several parts, and returns its group', async () => {
  const child = startScript(`
    process.stdout.write('starting\\nlistening on ');
    setTimeout(() => process.stdout.write('port 4000;\\n'), 50);
    setInterval(() => {}, 1000);`);
  await expect(waitForOutput(child, 1, /listening on port (\d+);/)).resolves.toBe('4000');
  await stopProcess(child);
  expect(child.signalCode).toBe('SIGKILL');
});

test('a program that ends is an error with its output', async () => {
  const child = startScript("process.stdout.write('no display'); process.exitCode = 3;");
  await expect(waitForOutput(child, 1, /ready/)).rejects.toThrow(/ended with code 3\.\nno display/);
  await stopProcess(child);
});

test('a program that does not exist is an error with its path', async () => {
  const child = startProcess('/no/such/browser', [], { stdio: ['ignore', 'pipe', 'ignore'] });
  await expect(waitForOutput(child, 1, /ready/)).rejects.toThrow('/no/such/browser does not start');
});

test('stopping a program also stops those it has started', async () => {
  const child = startScript(`
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--eval', 'process.stdout.write("started;"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`);
  await waitForOutput(child, 1, /(started);/);
  // The pipe closes when all programs that write to it have ended.
  const closed = child.stdout && once(child.stdout, 'close');
  await stopProcess(child);
  await closed;
  expect(child.stdout?.closed).toBe(true);
});
