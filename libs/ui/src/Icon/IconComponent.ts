import type { ComponentType, SVGAttributes } from 'react';

/** A drawing of 24 units a side in outline; `size` in pixels, `stroke` in units. */
export type IconComponent = ComponentType<
  Omit<SVGAttributes<SVGSVGElement>, 'stroke' | 'xmlns'> & {
    readonly size?: number;
    readonly stroke?: number;
    /** In a document an element needs no name space; left out, a page of thirty icons is a little lighter. */
    readonly xmlns?: undefined;
  }
>;
