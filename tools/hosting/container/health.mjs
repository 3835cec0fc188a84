// Health check of the container: exits with 0 if our server responds with success, otherwise with 1. Reads PORT.
import process from 'node:process';

const { PORT = '8080' } = process.env;
try {
  const response = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
