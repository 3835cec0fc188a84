import type { Plugin } from 'vite';

/**
 * Serves `/data/<path>.json` and the search index in development, read from the content sources on each request. The
 * prerender writes these files in a build.
 */
export function pageData(): Plugin {
  return {
    name: 'keystrand:page-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = new URL(request.url ?? '/', 'http://localhost').pathname;
        const respond = async () => {
          const entry = (await server.ssrLoadModule(
            '/src/entry-server.tsx',
          )) as typeof import('../src/entry-server');
          const path = entry.pathOfDataFile(file);
          const send = (data: unknown) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(data));
          };
          if (file === entry.searchIndexFile) send(entry.searchIndex);
          else if (path !== undefined && entry.paths.includes(path))
            send({ ...entry.payload(path), build: '/src/entry-client.tsx' });
          else {
            response.statusCode = 404;
            response.end();
          }
        };
        // Loads the content only for data.
        if (/^\/data\/|^\/search-index\.json$/.test(file)) respond().catch(next);
        else next();
      });
    },
  };
}
