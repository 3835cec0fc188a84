import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** What every link component must take: an anchor's attributes, with `href` always there. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
  /** For giving it the focus. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Injects the application's link component once, so that `ui` knows no router. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An anchor that follows the application's router where one was injected, and is a plain `<a>` elsewhere.
 *
 * Keyboard: Enter follows it.
 *
 * WCAG: a real link (4.1.2).
 */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
