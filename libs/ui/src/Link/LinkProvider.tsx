'use client';

import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** Props that an injected link component must accept: the attributes of an anchor, with a required `href`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** Path or URL of the target. */
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
  /** Renders all links of the components inside; takes the props of an anchor. */
  readonly component: LinkComponent;
  /** The application, or a part of it. */
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Renders the link component of the nearest `LinkProvider`, or a plain `<a>` without a provider. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
