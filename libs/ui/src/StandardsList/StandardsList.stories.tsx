import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { StandardsList } from './StandardsList';

const meta: Meta<typeof StandardsList> = {
  title: 'Components/StandardsList',
  component: StandardsList,
  parameters: {
    guidance: {
      useFor: ['two to six official names, below a hero or at the end of a section'],
      notFor: [
        { situation: 'standards with an explanation each', instead: 'DescriptionList' },
        { situation: 'labels of an item', instead: 'Tag' },
        { situation: 'certificates that are not held' },
      ],
      role: 'list',
      name: '`label` names the list.',
      meets: [['1.3.1', 'A list with its label as accessible name.']],
      supply: ['Official names: “ISO/IEC 27001”, not “ISO”.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof StandardsList>;

export const Default: Story = {
  args: { standards: ['OWASP ASVS 4.0', 'NIST CSF 2.0', 'ISO/IEC 27001:2022', 'PCI DSS 4.0'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Works to' })).toBeVisible();
  },
};
