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

/** Without a story in the page itself no decorator has set a class, and the tokens follow the system's preference. */
function isDark(): boolean {
  const { classList } = document.documentElement;
  return (
    classList.contains('dark') ||
    (!classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
  );
}

/** Container of a documentation page. Its colours follow the theme selected in the toolbar, as the examples do. */
export function DocsPage(props: DocsContainerProps) {
  const dark = useSyncExternalStore(subscribe, isDark);
  return <DocsContainer {...props} theme={dark ? brand.dark : brand.light} />;
}
