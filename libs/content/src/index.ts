export { company } from './company';
export type { SocialId } from './company';
export { categories, footerGroups, headerAction, topLinks } from './navigation';
export type { NavigationItem } from './navigation';
export type * from './types';
export { contactWays, incidentLine } from './forms/contactWays';
export { forms } from './forms/forms';
export type * from './forms/types';
