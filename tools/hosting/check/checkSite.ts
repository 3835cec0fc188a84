import { checks } from './checks.ts';
import type { CheckSettings } from './checks.ts';
import { hostLimits } from './hostLimits.ts';
import { discoverSite } from './siteUnderTest.ts';

/** Result of one check. */
export interface CheckResult {
  readonly id: string;
  readonly name: string;
  readonly outcome: 'pass' | 'fail' | 'host cannot' | 'not asked';
  /** What is wrong, and why the host cannot do better; empty if the check passes. */
  readonly details: readonly string[];
}

interface CheckOptions {
  /** Settings that the site was built with. */
  readonly settings: CheckSettings;
  /** Name of the host, whose known limits do not count as failures. */
  readonly host?: string | undefined;
}

/**
 * Asks a running site everything that hosting.md promises. Sends about 100 requests, one after the other.
 * @throws {Error} if the site does not respond or is not ours
 */
export async function checkSite(
  origin: URL,
  { settings, host = '' }: CheckOptions,
): Promise<readonly CheckResult[]> {
  const site = await discoverSite(origin);
  const limits = hostLimits[host] ?? {};
  const results: CheckResult[] = [];
  for (const { id, name, run } of checks) {
    const faults = await run(site, settings).catch((error: unknown) => [(error as Error).message]);
    const limit = limits[id];
    if (!faults) results.push({ id, name, outcome: 'not asked', details: ['only asked over HTTPS'] });
    else if (faults.length === 0) results.push({ id, name, outcome: 'pass', details: [] });
    else if (limit === undefined) results.push({ id, name, outcome: 'fail', details: faults });
    else results.push({ id, name, outcome: 'host cannot', details: [limit] });
  }
  return results;
}
