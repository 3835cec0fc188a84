/** Links the document to the web app manifest, which no browser needs before the application runs. */
export function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}
