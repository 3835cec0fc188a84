import { blocks, briefcase, building, code, globe, shield, tools } from '@keystrand/ui/icons';

/** Icons of the Services menu, needed on every page. A page's own icons are part of its data file. */
export const menuIcons = { blocks, briefcase, building, code, globe, shield, tools };
