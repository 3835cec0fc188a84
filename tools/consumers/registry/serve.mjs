/**
 * Starts Verdaccio on a free port of 127.0.0.1 and prints its address as a line of JSON. Packages of the scope
 * `@keystrand` are stored here; all others come from the upstream registry.
 *
 * Arguments: folder of the storage, URL of the upstream registry.
 */
import { runServer } from 'verdaccio';

const [storage, upstream] = process.argv.slice(2);

const server = await runServer({
  configPath: `${storage}/config.yaml`,
  storage,
  web: { enable: false },
  uplinks: { upstream: { url: upstream, timeout: '120s', maxage: '60m' } },
  packages: {
    '@keystrand/*': { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'upstream' },
  },
  log: { type: 'stdout', format: 'json', level: 'error' },
  max_body_size: '50mb',
});

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: server.address().port }));
});
// The parent process ends the server by closing the standard input; it also closes if the parent crashes.
process.stdin.resume().on('end', () => process.exit());
