import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { registerIcons } from './src/Icon/registerIcons';
import * as icons from './src/Icon/iconDrawings';

registerIcons(icons);

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
