/** Child process, run with --expose-gc: prepares one library for one table size and prints time and memory as JSON. */
import { libraries } from './chatLibraries.ts';
import { createTerms } from './chatTable.ts';

const [name = '', size] = process.argv.slice(2);
const prepare = libraries.get(name);
const collectGarbage = globalThis.gc;
if (!prepare || !collectGarbage) throw new Error('usage: node --expose-gc chatBuild.ts <library> <size>');

const terms = createTerms(Number(size));
// Warms up the JIT compiler, as in a server or page that has used the code before.
prepare(terms.slice(0, 1000));

const usedMemory = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = usedMemory();
const start = performance.now();
const suggest = prepare(terms);
const milliseconds = performance.now() - start;
const bytes = usedMemory() - before;
// Used after the measurement, so that neither index nor terms are garbage-collected before.
suggest(terms[0] ?? '');
console.log(JSON.stringify({ milliseconds, bytes }));
