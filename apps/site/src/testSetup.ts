import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

registerIcons(icons);

afterEach(cleanup);
