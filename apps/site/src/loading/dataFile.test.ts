import { expect, it } from 'vitest';
import { dataFile, pathOfDataFile } from './dataFile';

it.each(['/', '/about', '/services/siem'])('%s has a data file that leads back to it', (path) => {
  expect(pathOfDataFile(dataFile(path))).toBe(path);
});

it('takes nothing else for a data file', () => {
  for (const file of ['/data/', '/data/about', '/about.json', '/data.json'])
    expect(pathOfDataFile(file)).toBeUndefined();
});
