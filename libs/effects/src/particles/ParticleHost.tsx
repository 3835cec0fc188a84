'use client';

import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { LoadDrawing } from './FieldDrawing';
import type { ParticleBackgroundProps } from './ParticleBackgroundProps';
import { particleConstants, type ParticleConstants } from './particleConstants';
import { startParticleField, type ParticleField } from './startParticleField';

// Never prerendered, so no style attribute conflicts with the Content-Security-Policy.
const fixedBehindPage: CSSProperties = { position: 'fixed', inset: 0, zIndex: 0, contain: 'strict' };

interface ParticleHostProps extends Omit<ParticleBackgroundProps, 'createWorker'> {
  /** A new function restarts the particles. */
  readonly loadDrawing: LoadDrawing;
  /** Called if the drawing fails to start. A new function restarts the particles. */
  readonly onFailure?: (failed: true) => void;
}

/** Renders the element in which particles are drawn. */
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
