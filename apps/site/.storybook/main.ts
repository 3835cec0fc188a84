import { storybookSettings } from '../../../.storybook/settings.ts';

export default storybookSettings('Keystrand site', ['../stories/**/*.stories.tsx']);
