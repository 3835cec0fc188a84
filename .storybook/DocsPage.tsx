import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState } from 'react';
import { applyTheme } from './applyTheme.ts';
import { brand } from './brand.ts';

interface WithGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Container of a documentation page. Its colours follow the theme selected in the toolbar, also on a page whose examples are in
 * frames, in which no decorator sets the theme.
 */
export function DocsPage(props: DocsContainerProps) {
  const { context } = props;
  const [theme, setTheme] = useState<unknown>();
  useLayoutEffect(() => {
    const follow = ({ globals }: WithGlobals) => {
      applyTheme(globals['theme']);
      setTheme(globals['theme']);
    };
    follow(context.getStoryContext(context.storyById()) as WithGlobals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return <DocsContainer {...props} theme={theme === 'dark' ? brand.dark : brand.light} />;
}
