import { globalLayer } from '@vanilla-extract/css';
import { layers } from './layers';

// Declares the order before any rule, so that the order of the style sheets does not matter.
for (const name of layers) globalLayer(name);
