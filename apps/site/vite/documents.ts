import type { Plugin } from 'vite';

/** Starts the application after Vite's own scripts, when the document may have loaded; a build does not need it. */
const bootstrap = `addEventListener('DOMContentLoaded', async () => {
  await import('/src/bootstrap/main.ts');
  dispatchEvent(new Event('load'));
})`;

/** Serves documents, content files and the search index in development, rendered on each request. */
export function documents(): Plugin {
  return {
    name: 'keystrand:documents',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own middleware, which serves modules and public files.
      return () =>
        server.middlewares.use((request, response, next) => {
          const respond = async () => {
            const address = request.originalUrl ?? '/';
            const { pathname } = new URL(address, 'http://localhost');
            const entry = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server');
            if (pathname === entry.searchIndexFile) {
              response.setHeader('content-type', 'application/json');
              response.end(JSON.stringify(entry.searchIndex));
              return;
            }
            const path = entry.paths.find((known) => [known, entry.contentFile(known)].includes(pathname));
            const payload = path === undefined ? entry.notFoundPayload() : entry.payload(path);
            // A content file may have more elements than the prerender writes.
            const html = entry.renderDocument(payload, await entry.render(payload.page.path), {
              policy: '',
              criticalStyle: '',
              styleSheet: '',
              bootstrap,
              font: '',
              build: '',
            });
            response.statusCode = path === undefined ? 404 : 200;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(address, html));
          };
          respond().catch(next);
        });
    },
  };
}
