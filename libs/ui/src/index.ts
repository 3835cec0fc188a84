export { Anchor, LinkProvider } from './Link/LinkProvider';
export type { LinkComponent, LinkComponentProps } from './Link/LinkProvider';
