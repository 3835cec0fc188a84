/**
 * Renders the fallback of the whole application. It uses no component, context or style, since any of them may be what
 * failed; its links load a new document.
 */
export function ApplicationError() {
  return (
    <main>
      <div role="alert">
        <h1>Something went wrong.</h1>
      </div>
      <p>
        {/* Without the fragment, which would only scroll. */}
        <a href={location.pathname + location.search}>Reload the page</a>
      </p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
