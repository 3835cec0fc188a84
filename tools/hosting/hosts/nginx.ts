import { cacheRules, documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { inboxPathPattern, inboxProxy } from './inboxProxy.ts';
import { mediaTypes, revalidatedFiles } from './siteFiles.ts';

/** Variable for `$`, which nginx cannot escape. */
const dollar = 'keystrand_dollar';

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, String.raw`\$&`).replaceAll('$', `\${${dollar}}`)}"`;
}

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => ' '.repeat(4 * depth) + line).join('\n');
}

/** Returns `add_header` lines. A location with one of its own inherits none, so that each location needs all of them. */
function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** Returns the variable with the value of a header for responses of the inbox that lack it. */
function inboxVariable(header: string): string {
  return `$keystrand_inbox_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Returns the parts of a site file that pass requests of forms to the inbox. */
function inboxParts(inbox: string, headers: Readonly<Record<string, string>>) {
  const path = inboxPathPattern(inbox, String.raw`\z`);
  const proxyLines = [
    'proxy_pass http://keystrand_inbox;',
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 30s;',
    `client_max_body_size ${String(inboxProxy.maxBodyKibibytes)}k;`,
    '# Bodies are complete before they are passed on, and never written to a file.',
    `client_body_buffer_size ${String(inboxProxy.maxBodyKibibytes)}k;`,
    'client_body_timeout 10s;',
    'error_page 502 504 =503 @inbox_unreachable;',
    ...Object.keys(headers).map((name) => `add_header ${name} ${inboxVariable(name)} always;`),
  ];
  return {
    /** Value of the map that decides whether a method other than GET and HEAD is not allowed. */
    otherMethods: '$keystrand_inbox_method_not_allowed',
    maps: [
      '',
      '# Read for other methods than GET and HEAD only.',
      'map $uri $keystrand_inbox_method_not_allowed {',
      '    default 1;',
      `    "~^${path}" 0;`,
      '}',
      '',
      'upstream keystrand_inbox {',
      '    # Edit this line: the address of the inbox.',
      `    server ${inboxProxy.upstream};`,
      '}',
      '',
      '# Headers of responses without an own value: some of the inbox, and errors of nginx itself.',
      ...Object.entries(headers).flatMap(([name, value]) => [
        `map $upstream_http_${name.toLowerCase().replaceAll('-', '_')} ${inboxVariable(name)} {`,
        '    default "";',
        `    "" ${quote(value)};`,
        '}',
      ]),
    ],
    locations: [
      '# Forms. Two locations without a regular expression, which nginx would compare with every request.',
      ...[`= ${inbox}`, `^~ ${inbox}/`].flatMap((match) => [
        `location ${match} {`,
        ...proxyLines.map((line) => `    ${line}`),
        '}',
      ]),
      'location @inbox_unreachable {',
      '    default_type "text/plain;charset=utf-8";',
      ...headerLines(headers).map((line) => `    ${line}`),
      `    return 503 ${quote(inboxProxy.unreachableText)};`,
      '}',
      '',
    ],
  };
}

/**
 * Returns a site file for nginx 1.22 or newer, to be included in `http`, such as by Debian's `sites-enabled`. It depends on
 * the settings of the build, and on the folders and file types of the site, not on its pages or hashes.
 * @param brotli whether to send the brotli copies, which needs the module ngx_http_brotli_static_module
 */
function siteFile(manifest: HostingManifest, { brotli }: { readonly brotli: boolean }): string {
  const { byExtension, byPath } = mediaTypes(manifest);
  const { folders, files } = revalidatedFiles(manifest);
  const headersOfFiles = fileHeaders(manifest);
  const documentLines = headerLines({
    'Cache-Control': cacheRules.revalidated,
    ...documentHeaders(manifest),
  });
  const revalidatedLines = headerLines({ 'Cache-Control': cacheRules.revalidated, ...headersOfFiles });
  const assetLines = headerLines({ 'Cache-Control': cacheRules.hashedAsset, ...headersOfFiles });
  const notFoundLines = headerLines({
    'Cache-Control': cacheRules.notFound,
    // An error is not a representation that could be revalidated.
    ETag: '',
    'Last-Modified': '',
    ...documentHeaders(manifest),
  });
  const headersOfErrors = { 'Cache-Control': cacheRules.notFound, ...headersOfFiles };
  const errorLines = headerLines(headersOfErrors);
  const inbox = manifest.inbox === undefined ? undefined : inboxParts(manifest.inbox, headersOfErrors);
  const typeLines = [...byExtension].map(([extension, type]) => `${quote(type)} ${extension};`);
  const fileLocations = [
    ...folders.flatMap((folder) => [
      `location ^~ ${folder} {`,
      String.raw`    location ~ \.(?:html|br|gz)$ {`,
      '        return 404;',
      '    }',
      '    try_files $uri =404;',
      '}',
    ]),
    ...files.map((path) => {
      const type = byPath.get(path);
      return `location = ${path} { ${type === undefined ? '' : `types { } default_type ${quote(type)}; `}}`;
    }),
  ];
  const text = `# Generated by "npx nx run @keystrand/site:build". See docs/hosting.md.
# For nginx 1.22 or newer${brotli ? ', with the module ngx_http_brotli_static_module (Debian: libnginx-mod-http-brotli-static)' : ''}.

map $request_method $keystrand_method_not_allowed {
    default ${inbox?.otherMethods ?? '1'};
    GET 0;
    HEAD 0;
}
${inbox ? `${inbox.maps.join('\n')}\n` : ''}
# The page of a path with a trailing slash, otherwise a path that is no page.
map $request_uri $keystrand_page {
    default /;
    "~^(?<keystrand_path>/(?!index/|404/)[^?]*[^/?])/(?:\\?|$)" $keystrand_path;
}

server {
    # Edit these four lines.
    listen 80;
    listen [::]:80;
    server_name ${new URL(manifest.origin).hostname};
    root /srv/keystrand;

    server_tokens off;
    # A redirect has no scheme, host or port, which a proxy for TLS may change.
    absolute_redirect off;
    log_not_found off;
    if_modified_since before;
    max_ranges 1;
    client_max_body_size 1k;

    # The build has compressed the files.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
${brotli ? '    brotli_static on;\n' : ''}
    types {
${indent(typeLines, 2)}
    }
    charset off;

    # Headers of responses to requests that reach no location, such as status 400.
${indent(errorLines, 1)}

    error_page 404 @not_found;
    error_page 405 = @method_not_allowed;
    error_page 412 @precondition_failed;
    error_page 416 @range_not_satisfiable;

    if ($keystrand_method_not_allowed) {
        return 405;
    }
    # Exact paths only: no empty segments, no dot segments, no hidden files.
    if ($request_uri ~ "^(?:/[^/.?][^/?]*+|/\\.well-known(?=/))*+/[/.]") {
        return 404;
    }

    location = /index {
        return 404;
    }
    location = /404 {
        return 404;
    }

${inbox ? `${indent(inbox.locations, 1).trimEnd()}\n\n` : ''}    # Files with a hash in their name.
    location ^~ /assets/ {
${indent(assetLines, 2)}
        location ~ \\.(?:html|br|gz)$ {
            return 404;
        }
        try_files $uri =404;
    }

    # All other files. Nested locations have the headers of the outer one, unless they add their own.
    location / {
${indent(revalidatedLines, 2)}

        # Documents: /about.html for /about. A rewrite needs no system call, unlike try_files.
        location / {
${indent(documentLines, 3)}
            rewrite ^ $uri.html break;

            location = / {
                rewrite ^ /index.html break;
            }
        }

${indent(fileLocations, 2)}
    }

    # /about/ to /about.
    location ~ /$ {
${indent(revalidatedLines, 2)}
        if (-f $document_root$keystrand_page.html) {
            return 308 $keystrand_page$is_args$args;
        }
        return 404;
    }

    location @not_found {
${indent(notFoundLines, 2)}
        try_files /404.html =404;
    }
    location @method_not_allowed {
        add_header Allow "GET, HEAD, OPTIONS" always;
${indent(errorLines, 2)}
        if ($request_method = OPTIONS) {
            return 204;
        }
        return 405;
    }
    location @precondition_failed {
        return 412;
    }
    location @range_not_satisfiable {
        # The response has the headers of the file already. This empty one, which is not sent, replaces those of the server.
        add_header Allow "" always;
        return 416;
    }
}
`;
  return text.includes(dollar) ? `geo $${dollar} {\n    default "$";\n}\n\n${text}` : text;
}

/** Returns the site files for nginx: without and with the brotli copies. */
export function nginxFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  return {
    'keystrand.conf': siteFile(manifest, { brotli: false }),
    'keystrand-brotli.conf': siteFile(manifest, { brotli: true }),
  };
}
