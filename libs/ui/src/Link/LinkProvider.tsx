'use client';

import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** Props that an injected link component must accept: the attributes of an anchor, with a required `href`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Provides the application's link component, so that `ui` does not depend on a router. */
export function LinkProvider({
  component,
  children,
}: {
  /** Renders all links to paths of the components inside; takes the props of an anchor. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * Renders a link: by the component of the nearest `LinkProvider` for a path (`/about`), a plain `<a>` for fragments, other
 * origins and `mailto:`. The browser then also moves the focus to the target of a fragment.
 */
export function Link(props: LinkComponentProps) {
  const component = useContext(LinkContext);
  return createElement(props.href.startsWith('/') ? component : PlainLink, props);
}
