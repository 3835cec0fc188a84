import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { availableConsumers, consumers } from './gettingStarted';
import { sources } from './gettingStartedSources';

const workspace = join(import.meta.dirname, '../../..');

it('shows the files of the workspace that tests build and run', () => {
  const inWorkspace = consumers.filter(({ files }) =>
    files.every((file) => existsSync(join(workspace, file))),
  );
  expect(availableConsumers(sources)).toEqual(inWorkspace);
  expect(inWorkspace.map(({ name }) => name)).toEqual(expect.arrayContaining(['Plain HTML', 'Node']));
});

it('names no file that is missing from a consumer in the workspace', () => {
  const partly = consumers.filter(({ files }) => {
    const present = files.filter((file) => existsSync(join(workspace, file))).length;
    return present > 0 && present < files.length;
  });
  expect(partly).toEqual([]);
});
