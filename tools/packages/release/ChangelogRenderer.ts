import type { ChangelogChange, DependencyBump } from 'nx/release/changelog-renderer';
import { renderEntry } from './renderEntry.ts';

/** What Nx passes to a renderer, as far as it is used here. */
interface RendererConfig {
  readonly changes: readonly ChangelogChange[];
  readonly changelogEntryVersion: string;
  /** Name of the package. */
  readonly project: string;
  readonly changelogRenderOptions: Readonly<Record<string, unknown>>;
  readonly dependencyBumps?: readonly DependencyBump[];
}

/** The changelog renderer of `nx release`, set in nx.json. Nx requires a class as default export. */
export default class ChangelogRenderer {
  readonly #config: RendererConfig;

  constructor(config: RendererConfig) {
    this.#config = config;
  }

  async render(): Promise<string> {
    const { changes, project, changelogEntryVersion, changelogRenderOptions, dependencyBumps } = this.#config;
    return Promise.resolve(
      renderEntry({
        version: changelogEntryVersion,
        packageName: project,
        firstRelease: changelogRenderOptions['firstRelease'] === true,
        changes: changes.filter(
          ({ affectedProjects }) => affectedProjects === '*' || affectedProjects.includes(project),
        ),
        dependencyBumps: dependencyBumps ?? [],
      }),
    );
  }
}
