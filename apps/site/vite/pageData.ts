import type { Plugin } from 'vite';

/**
 * Serves `/data/<path>.json` in development, read from the content sources on each request. The prerender writes these
 * files in a build.
 */
export function pageData(): Plugin {
  return {
    name: 'keystrand:page-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/data', (request, response, next) => {
        const respond = async () => {
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
        respond().catch(next);
      });
    },
  };
}
