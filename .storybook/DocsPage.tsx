import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { brand } from './brand.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
  };
}

const isDark = () => document.documentElement.classList.contains('dark');

/** Container of a documentation page. Its colours follow the theme selected in the toolbar, as the examples do. */
export function DocsPage(props: DocsContainerProps) {
  const dark = useSyncExternalStore(subscribe, isDark);
  return <DocsContainer {...props} theme={dark ? brand.dark : brand.light} />;
}
