import type { ComponentType, SVGAttributes } from 'react';

/** A drawing of 24 units a side in outline; `size` in pixels, `stroke` in units. */
export type IconComponent = ComponentType<
  Omit<SVGAttributes<SVGSVGElement>, 'stroke'> & { readonly size?: number; readonly stroke?: number }
>;
