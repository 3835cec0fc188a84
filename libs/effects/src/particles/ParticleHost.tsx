import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { LoadDrawing } from './FieldDrawing';
import { particleConstants, type ParticleConstants } from './particleConstants';
import { startParticleField, type ParticleField } from './startParticleField';

// Never prerendered, so no style attribute conflicts with the Content-Security-Policy.
const fixedBehindPage: CSSProperties = { position: 'fixed', inset: 0, zIndex: 0, contain: 'strict' };

export interface ParticleBackgroundProps {
  /** Freezes the particles in place. @default false @see WCAG 2.2, 2.2.2 Pause, Stop, Hide */
  readonly paused?: boolean;
  /**
   * Class that positions and sizes the background. Without one it is fixed over the whole viewport at `z-index: 0`, so
   * the page's content needs a higher stacking order.
   */
  readonly className?: string;
  /** No frame is drawn for 300 ms after this value has changed, such as the path of the page, as after each input. */
  readonly restsOn?: unknown;
  /** Overrides single constants; a changed value restarts the particles. */
  readonly constants?: Partial<ParticleConstants>;
  /**
   * Returns a new worker whose module calls `runParticlesWorker`; it draws the particles, so that they take no time of the
   * main thread. Without it, or if the worker cannot draw, they are drawn on the main thread. Declare the function outside
   * the component: a new function restarts the particles.
   */
  readonly createWorker?: () => Worker;
}

interface ParticleHostProps extends Omit<ParticleBackgroundProps, 'createWorker'> {
  /** A new function restarts the particles. */
  readonly loadDrawing: LoadDrawing;
  /** Called if the drawing fails to start. A new function restarts the particles. */
  readonly onFailure?: (failed: true) => void;
}

export function ParticleHost({
  paused = false,
  className,
  constants,
  restsOn,
  loadDrawing,
  onFailure,
}: ParticleHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<ParticleField>(null);
  // Compared by value: an inline `constants` object must not restart the particles on every render.
  const key = JSON.stringify({ ...particleConstants, ...constants });
  const current = useMemo(() => JSON.parse(key) as ParticleConstants, [key]);

  useEffect(() => {
    if (!host.current) return;
    const started = startParticleField(host.current, current, loadDrawing, onFailure);
    field.current = started;
    return started.stop;
  }, [current, loadDrawing, onFailure]);

  useEffect(() => field.current?.rest(), [restsOn]);

  useEffect(() => field.current?.setPaused(paused), [paused, current, loadDrawing, onFailure]);

  return (
    <div
      ref={host}
      aria-hidden="true"
      className={className}
      style={{ pointerEvents: 'none', ...(className === undefined && fixedBehindPage) }}
    />
  );
}
