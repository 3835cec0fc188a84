export { MenuDialog } from './MenuDialog';
export type { MenuDialogProps } from './MenuDialog';
