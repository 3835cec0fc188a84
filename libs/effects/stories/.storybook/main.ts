import { storybookSettings } from '../../../../.storybook/settings.ts';

export default storybookSettings('Keystrand effects', ['../*.stories.tsx']);
