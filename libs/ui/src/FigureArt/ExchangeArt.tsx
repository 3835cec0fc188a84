import type { ComponentPropsWithRef } from 'react';
import { levelCurve } from '../Flow/flowPaths';
import { Art, beyond, Drawing } from '../Figure/Drawing';

export interface ExchangeArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Number of steps, or terms, that join the client and the provider. */
  readonly steps: number;
}

/**
 * Renders the line of the client and that of the provider, which come closer at each step and end in one braid; for the
 * `figure` of the `Hero` of a form or an agreement, which it fills. Hidden from screen readers: the page has the steps.
 */
export function ExchangeArt({ steps, ...rest }: ExchangeArtProps) {
  const drawing = new Drawing();
  const point = (side: 1 | -1, step: number) => ({
    x: 20 + (520 * step) / steps,
    y: Math.round(200 + side * 160 * (1 - step / steps)),
  });
  for (let step = 0; step < steps; step += 1) {
    const [client, provider] = [point(-1, step), point(1, step)];
    drawing.ink += levelCurve(client, point(-1, step + 1));
    drawing.line += levelCurve(provider, point(1, step + 1));
    drawing.dotted += `M${String(Math.round(client.x))} ${String(client.y)}V${String(provider.y)}`;
    drawing.mark('discs', client.x, client.y);
    drawing.mark('rings', provider.x, provider.y);
  }
  drawing.braid(540, beyond, 200);
  return <Art {...rest} drawing={drawing} />;
}
