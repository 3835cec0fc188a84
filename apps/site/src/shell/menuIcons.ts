import { blocks, briefcase, building, code, globe, shield, tools } from '@keystrand/ui/icons';

/** The icons of the Services menu, which every page has; those of a page's own come with its data. */
export const menuIcons = { blocks, briefcase, building, code, globe, shield, tools };
