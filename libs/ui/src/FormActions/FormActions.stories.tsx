import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlowButton } from '../GlowButton/GlowButton';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FormActions } from './FormActions';

const meta: Meta<typeof FormActions> = {
  title: 'Forms/FormActions',
  component: FormActions,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['the end of a `Form`'],
      notFor: [
        { situation: 'the actions of a page', instead: 'CallToAction' },
        { situation: 'confirmation after sending', instead: 'Notice' },
      ],
      role: 'generic element (`div`)',
      name: 'None.',
      meets: [['3.3.2', 'What is stored and where it goes is stated beside the button.']],
      supply: ['One `GlowButton` of `type="submit"`, first.', 'A `TextButton` for anything else.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof FormActions>;

export const Default: Story = {
  args: {
    children: <GlowButton type="submit">Send inquiry</GlowButton>,
    note: 'Goes to our consultants by e-mail. We answer within two working days.',
  },
};
