# Site and inbox on our own server: docs/hosting.md, section 'Container'.
# Versions are pinned by tag. Pin digests too (docker buildx imagetools inspect node:<tag>) where a registry can be reached.

FROM node:24.21.0-slim AS build
WORKDIR /site
# Settings of the build, described in docs/hosting.md. An argument that is not given is not set.
ARG SITE_HSTS
ARG SITE_REPORT_URL
ARG SITE_CONNECT_SRC
ARG SITE_INBOX
ARG SITE_FORM_ENDPOINT
ARG SITE_FORM_ENCODING
ARG INBOX_RETENTION_DAYS
ENV CI=true
COPY . .
RUN ["node", "tools/setup/run.mjs", "build"]
# Becomes the folder of the database.
RUN ["mkdir", "data"]

FROM node:24.21.0-alpine
WORKDIR /site
COPY --from=build /site/apps/site/build/serve apps/site/build/serve
COPY --from=build /site/apps/site/build/hosting.json apps/site/build/hosting.json
COPY --from=build /site/apps/site/dist apps/site/dist
COPY --from=build /site/apps/inbox/dist apps/inbox/dist
COPY --from=build --chown=1000:1000 /site/data data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
# The user `node` of the image, by number so that orchestrators can tell that it is not root.
USER 1000:1000
# Inquiries, in data/inbox.sqlite.
VOLUME ["/site/data"]
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/site/build/serve/main.mjs"]
