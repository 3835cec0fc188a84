export const consolePath = '/__console.js';
export const messagesPath = '/__messages';

/** Script of a page that sends console messages, uncaught errors and policy violations to the test server. */
function report(path: string): void {
  const { console: pageConsole, fetch } = window;
  const send = (text: string) => {
    void fetch(path, { method: 'POST', body: text, keepalive: true }).catch(() => undefined);
  };
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const original = pageConsole[method].bind(pageConsole);
    pageConsole[method] = (...values: unknown[]) => {
      send(`${method}: ${values.map(String).join(' ')}`);
      original(...values);
    };
  }
  window.addEventListener(
    'error',
    ({ message, target }) => {
      if (target instanceof HTMLElement) send(`error: ${target.outerHTML.slice(0, 200)} failed to load`);
      else send(`page error: ${message}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    send(`page error: unhandled rejection: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    send(`error: policy violation: ${effectiveDirective} blocked ${blockedURI}`);
  });
}

export const consoleReporter = `(${report.toString()})(${JSON.stringify(messagesPath)});`;
