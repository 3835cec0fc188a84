import { expect, it } from 'vitest';
import { githubPagesFiles } from './githubPagesFiles.ts';

it('turns Jekyll off and names the domain', () => {
  expect(githubPagesFiles({ origin: 'https://www.site.example', paths: ['/'], files: [] })).toEqual({
    '.nojekyll': '',
    CNAME: 'www.site.example\n',
  });
});
