import { globalStyle } from '@vanilla-extract/css';
import { customProperties, defaultTokens } from './customProperties';

globalStyle(':root', { vars: customProperties(defaultTokens) });

// The system's preference applies unless a script sets one of the two classes before the first paint
// (docs/requirements.md, section 6).
globalStyle(':root', { vars: { '--ks-scheme': 'light dark' }, colorScheme: 'var(--ks-scheme)' });
globalStyle(':root.dark', { vars: { '--ks-scheme': 'dark' } });
globalStyle(':root.light', { vars: { '--ks-scheme': 'light' } });
