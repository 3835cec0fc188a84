import type { Plugin } from 'vite';

/**
 * In development, answers what the prerender writes to files: `/data/<path>.json`, from the content sources, fresh
 * at every request. Has no part in the build.
 */
export function pageData(): Plugin {
  return {
    name: 'keystrand:page-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/data', (request, response, next) => {
        const answer = async () => {
          const entry = (await server.ssrLoadModule(
            '/src/entry-server.tsx',
          )) as typeof import('../src/entry-server');
          const file = new URL(request.url ?? '/', 'http://localhost').pathname;
          const path = entry.pathOfDataFile(`/data${file}`);
          if (path === undefined || !entry.paths.includes(path)) {
            response.statusCode = 404;
            response.end();
            return;
          }
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ ...entry.payload(path), build: '/src/entry-client.tsx' }));
        };
        answer().catch(next);
      });
    },
  };
}
