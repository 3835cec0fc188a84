import { storybookSettings } from '../../../../.storybook/settings.ts';

export default storybookSettings('Keystrand content', ['../*.stories.tsx']);
