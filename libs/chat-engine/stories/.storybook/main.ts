import { storybookSettings } from '../../../../.storybook/settings.ts';

export default storybookSettings('Keystrand chat-engine', ['../*.stories.tsx']);
