import type { MetricType } from 'web-vitals';

/**
 * Measures how the visit went for the visitor (LCP, INP, CLS, FCP, TTFB) and gives each metric to `onMetric`.
 * Without one nothing is fetched and nothing measured; the site calls it with nothing (specification, section 7).
 * @example void reportWebVitals((metric) => navigator.sendBeacon('/metrics', JSON.stringify(metric)));
 */
export async function reportWebVitals(onMetric?: (metric: MetricType) => void): Promise<void> {
  if (!onMetric) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
}
