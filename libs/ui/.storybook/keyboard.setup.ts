import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import preview from './preview.tsx';
import { recordLinks } from '../src/testing/keyboard/followedLinks.ts';

// Long enough for `findBy*` and `waitFor` on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);
beforeEach(recordLinks);
afterEach(cleanup);
