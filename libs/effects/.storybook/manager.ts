import '../../../.storybook/manager.ts';
