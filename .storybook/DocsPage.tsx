import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState } from 'react';
import { applyTheme } from './applyTheme.ts';
import { brand } from './brand.ts';

interface WithGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** In the colours of the theme in the toolbar, also where examples are in frames, in which no decorator sets the theme. */
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
