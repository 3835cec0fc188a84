import type { Publication } from '../manifest/publication.ts';
import type { PublishedPackage } from '../packages.ts';

/** Returns why packages cannot be published with provenance, one sentence each with the remedy. */
export function findPublicationProblems(
  { repository }: Publication,
  packages: readonly PublishedPackage[],
  env: NodeJS.ProcessEnv,
): readonly string[] {
  if (!packages.some(({ manifest }) => manifest.publishConfig?.provenance)) return [];
  const problems: string[] = [];
  if (repository === undefined)
    problems.push(
      'package.json at the root has no "repository", and provenance states the repository of a package. Add ' +
        '"repository": { "type": "git", "url": "git+https://<host>/<owner>/<name>.git" }, run `npm run update:packages`, and commit.',
    );
  if (!env['ACTIONS_ID_TOKEN_REQUEST_URL'] && !env['SIGSTORE_ID_TOKEN'])
    problems.push(
      'There is no OIDC token, which provenance and trusted publishing need. Publish with .github/workflows/publish.yml; it has the ' +
        'permission `id-token: write`.',
    );
  return problems;
}
