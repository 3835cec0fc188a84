import { Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactWays, forms, incidentLine } from '@keystrand/content';
import type { FormDefinition, FormField, RichText } from '@keystrand/content';
import { Catalogue } from './Catalogue';
import { FieldRows } from './Value';

/** Returns the options of a field or its maximum length. */
const acceptedValues = (field: FormField): RichText => {
  switch (field.control) {
    case 'select':
    case 'radio':
      return field.options.join('; ');
    case 'text':
    case 'area':
      return `at most ${String(field.maxLength)} characters`;
    case 'checkbox':
      return '';
  }
};

const errorMessages = (field: FormField) =>
  [field.missing, field.control === 'text' ? field.pattern?.mismatch : undefined]
    .filter((message) => message !== undefined)
    .join('. ');

/** Renders the definition of a form: fields, error messages and texts. */
function FormCatalogue({ form }: { readonly form: FormDefinition }) {
  const { id, heading, rows, submit, subject, sent } = form;
  return (
    <Catalogue>
      <Section heading={heading}>
        <Table
          caption="Fields, in their order"
          head={['Label', 'Name', 'Control', 'Hint', 'Accepts', 'Error messages']}
          rows={rows
            .flat()
            .map((field) => [
              field.label,
              [{ type: 'code', text: field.name }],
              field.control === 'text' ? (field.type ?? 'text') : field.control,
              field.hint ?? '',
              acceptedValues(field),
              errorMessages(field) || 'optional',
            ])}
        />
      </Section>
      <Section heading="Sending">
        <FieldRows fields={{ id, button: submit, subject, sent }} />
      </Section>
    </Catalogue>
  );
}

const meta: Meta<typeof FormCatalogue> = {
  title: 'Content/Forms',
  tags: ['!picture'],
  component: FormCatalogue,
  argTypes: { form: { control: false } },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof FormCatalogue>;

export const Contact: Story = {
  args: { form: forms.contact },
  play: async ({ canvas }) => {
    for (const { label } of forms.contact.rows.flat())
      await expect(canvas.getByRole('rowheader', { name: label })).toBeVisible();
  },
};

export const Inquiry: Story = { args: { form: forms.inquiry } };

export const Consultation: Story = { args: { form: forms.consultation } };

/** How to reach the company without a form. */
export const OtherWays: Story = {
  args: { form: forms.contact },
  render: () => (
    <Catalogue>
      <Section heading="Other ways">
        <FieldRows fields={Object.fromEntries(contactWays.map((way) => [way.title, way.description]))} />
      </Section>
      <Section heading={incidentLine.question} lead={incidentLine.description}>
        <FieldRows fields={{ number: incidentLine.number, href: incidentLine.href }} />
      </Section>
    </Catalogue>
  ),
};
