import { expect, it } from 'vitest';
import { createPackage } from '../testing/createPackage.ts';
import { findPublicationProblems } from './findPublicationProblems.ts';

const repository = { type: 'git', url: 'git+https://git.example/own/site.git' };
const token = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' };
const withProvenance = () => [createPackage({}, { publishConfig: { provenance: true } })];

it('accepts a repository and an OIDC token', () => {
  expect(findPublicationProblems({ license: 'MIT', repository }, withProvenance(), token)).toEqual([]);
});

it('says where to set the repository that provenance needs', () => {
  expect(findPublicationProblems({ license: 'MIT' }, withProvenance(), token)).toEqual([
    expect.stringMatching(/^package\.json at the root has no "repository".* Add "repository": /),
  ]);
});

it('says where there is an OIDC token', () => {
  expect(findPublicationProblems({ license: 'MIT', repository }, withProvenance(), {})).toEqual([
    expect.stringMatching(/^There is no OIDC token.*publish\.yml/),
  ]);
});

it('needs neither without provenance', () => {
  expect(findPublicationProblems({ license: 'MIT' }, [createPackage({})], {})).toEqual([]);
});
