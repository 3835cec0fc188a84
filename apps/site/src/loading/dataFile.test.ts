// @vitest-environment node
import { expect, it } from 'vitest';
import { dataFile, pathOfDataFile } from './dataFile';

it.each(['/', '/about', '/services/siem'])('converts %s to its data file and back', (path) => {
  expect(pathOfDataFile(dataFile(path))).toBe(path);
});

it('returns undefined for any other file', () => {
  for (const file of ['/data/', '/data/about', '/about.json', '/data.json'])
    expect(pathOfDataFile(file)).toBeUndefined();
});
