import { expect, it } from 'vitest';
import { latestChanges } from './latestChanges';

it('reads the newest version of a changelog and its entries', () => {
  const text = `# Changes\n\n## 0.2.0 (2026-11-22)\n\n### Features\n\n- **ui:** add \`Tag\` ([abc](https://example.com))\n- report wrong input\n\n## 0.1.0\n\n- first release\n`;
  expect(latestChanges({ '../../effects/CHANGELOG.md': text })).toEqual([
    { name: 'effects', version: '0.2.0', changes: ['ui: add Tag (abc)', 'report wrong input'] },
  ]);
});

it('leaves out a changelog without a release', () => {
  expect(latestChanges({ '../../ui/CHANGELOG.md': '# Changes\n' })).toEqual([]);
});
