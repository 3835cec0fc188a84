import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.ts';
import type { NpmSettings } from './npm.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/**
 * Copies a fixture and the kitchen-sink page into a folder outside the workspace, and installs its dependencies.
 * @returns the folder of the consumer
 */
export async function createConsumer(name: string, parent: string, settings: NpmSettings): Promise<string> {
  const folder = join(parent, name);
  cpSync(join(fixtures, name), folder, { recursive: true });
  cpSync(join(fixtures, 'kitchen-sink'), join(folder, 'kitchen-sink'), { recursive: true });
  await npm(['install', '--no-package-lock'], folder, settings);
  return folder;
}
