import { storybookSettings } from '../../../.storybook/settings.ts';

export default storybookSettings('Keystrand ui', ['../src/**/*.stories.tsx', '../stories/*.stories.tsx']);
