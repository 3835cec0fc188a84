/** Run as a child with --expose-gc: prepares one contender for one size and prints what that took, as JSON. */
import { contenders } from './chatContenders.ts';
import { createTerms } from './chatTable.ts';

const [name = '', size] = process.argv.slice(2);
const prepare = contenders.get(name);
const collect = globalThis.gc;
if (!prepare || !collect) throw new Error('usage: node --expose-gc chatBuild.ts <contender> <size>');

const terms = createTerms(Number(size));
// Compiles the code first, as a server or a page that has used it before would have.
prepare(terms.slice(0, 1000));

const used = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = used();
const start = performance.now();
const suggest = prepare(terms);
const milliseconds = performance.now() - start;
const bytes = used() - before;
// Asked after the count, so that nothing of it has been collected, nor the terms.
suggest(terms[0] ?? '');
console.log(JSON.stringify({ milliseconds, bytes }));
