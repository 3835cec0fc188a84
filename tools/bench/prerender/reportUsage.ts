/** Loaded into a measured process by `node --import`: writes its use of resources to the file `BENCH_USAGE`. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['BENCH_USAGE'];
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
