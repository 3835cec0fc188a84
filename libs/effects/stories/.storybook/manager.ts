import '../../../../.storybook/manager.ts';
