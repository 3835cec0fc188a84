import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runInNode } from '../../../.config/packages/runInNode.ts';

const root = join(import.meta.dirname, '..');
const inServer = (module: string) => runInNode(root, module, ['react-server']);

it('a client part that is rendered as a server component throws an error with its name and what to do', async () => {
  const message = await inServer(`
    import { Dialog } from '@keystrand/ui/dialog';
    try { Dialog({}); } catch ({ message }) { console.log(JSON.stringify(message)); }`);
  expect(message).toMatch(/^Dialog of @keystrand\/ui .*'use client'/);
});

it('parts that need no client code are called as server components', async () => {
  const types = await inServer(`
    import { FeatureList, Section, Steps, Tag } from '@keystrand/ui';
    const elements = [
      FeatureList({ features: [] }),
      Section({ heading: 'Heading', children: null }),
      Steps({ steps: [] }),
      Tag({ children: 'New' }),
    ];
    console.log(JSON.stringify(elements.map(({ type }) => typeof type)));`);
  expect(types).toEqual(['string', 'string', 'string', 'string']);
});

it('modules that import a client module share its context with each other', async () => {
  const html = await runInNode(
    root,
    `
    import { ArrowLink, LinkProvider } from '@keystrand/ui';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    const component = (props) => createElement('a', { ...props, 'data-router': '' });
    const link = createElement(ArrowLink, { href: '/services' }, 'Services');
    console.log(JSON.stringify(renderToStaticMarkup(createElement(LinkProvider, { component }, link))));`,
  );
  expect(html).toMatch(/^<a [^>]*data-router=""/);
});
