/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import * as ui from './index';

const storyFiles = Object.keys(import.meta.glob('./*/*.stories.tsx'));
const testFiles = Object.keys(import.meta.glob('./*/*.test.tsx'));

/** Parts that show only inside of another component, whose stories and tests are theirs too. */
const shownBy: Readonly<Record<string, string>> = {
  RouterLink: 'ArrowLink',
  FieldPair: 'Form',
  InterfaceIcon: 'Icon',
  LinkProvider: 'GlowButton',
  MenuButton: 'MenuDialog',
  SurfaceFooter: 'Surface',
  Link: 'TextLink',
  BrokenStrand: 'NotFoundArt',
  StrandEmblem: 'Strand',
  StrandMark: 'Strand',
};

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
const has = (files: readonly string[], component: string, ending: string) =>
  files.some((file) => file.endsWith(`/${component}${ending}`));

describe('every component', () => {
  it.each(components)('%s has a story and a test beside it', (name) => {
    const component = shownBy[name] ?? name;
    expect(has(storyFiles, component, '.stories.tsx')).toBe(true);
    expect(has(testFiles, component, '.test.tsx')).toBe(true);
  });
});
