/** Measures how the heap grows over page changes, after forced collection of garbage. */
import type { Browser } from 'playwright';
import type { Measurement } from './measurement.ts';
import { desktop, newPage, waitForHydration } from './pages.ts';
import type { OpenPage } from './pages.ts';

const circuit = ['/blog', '/contact', '/', '/about'];
/** Visited before the first measurement, so that code and data of these pages are loaded. */
const warmUpRounds = 5;
const changes = 200;

async function visitCircuit({ page }: OpenPage, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 0)
      console.log(`  ${String(round * circuit.length)}/${String(rounds * circuit.length)} page changes`);
    for (const path of circuit) {
      await page.evaluate((target) => {
        const link = document.querySelector<HTMLAnchorElement>(`header a[href="${target}"]`);
        if (!link) throw new Error(`The header has no link to ${target}.`);
        link.click();
      }, path);
      await page.waitForURL((url) => url.pathname === path);
      await page.locator('h1').first().waitFor();
      // Lets effects of the new page run.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
    }
  }
}

/** Returns the used size of the heap in MB (1,000,000 bytes), and the nodes that scripts or documents refer to. */
async function usedMemory({ session }: OpenPage) {
  // The first collection makes objects unreachable that have finalizers.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

export async function measureHeapGrowth(browser: Browser, origin: string): Promise<Measurement[]> {
  const open = await newPage(browser, desktop);
  try {
    await open.page.goto(`${origin}/about`);
    await waitForHydration(open.page);
    await visitCircuit(open, warmUpRounds);
    const before = await usedMemory(open);
    await visitCircuit(open, changes / circuit.length);
    const after = await usedMemory(open);
    const over = `over ${String(changes)} page changes`;
    return [
      {
        name: `growth of the heap ${over}`,
        values: [after.heap - before.heap],
        unit: 'MB',
        atMost: 2,
        digits: 2,
      },
      // These tell where a growth comes from.
      { name: `more DOM nodes ${over}`, values: [after.nodes - before.nodes], unit: 'number' },
      { name: `more event listeners ${over}`, values: [after.listeners - before.listeners], unit: 'number' },
    ];
  } finally {
    await open.close();
  }
}
