import type { MetricType } from 'web-vitals';

/**
 * Measures the Core Web Vitals (LCP, INP, CLS) and FCP and TTFB, and passes each metric to `onMetric`. Without a callback
 * it loads and measures nothing, which is the site's default (docs/requirements.md, section 13).
 * @example void reportWebVitals((metric) => navigator.sendBeacon('/metrics', JSON.stringify(metric)));
 */
export async function reportWebVitals(onMetric?: (metric: MetricType) => void): Promise<void> {
  if (!onMetric) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
}
