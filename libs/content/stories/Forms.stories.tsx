import { Container, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forms } from '@keystrand/content';
import type { FormField } from '@keystrand/content';

/** Questions, hints and error messages of all forms. */
const meta: Meta = { title: 'Content/Forms', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

function acceptedValues(field: FormField): string {
  if ('options' in field) return field.options.join('; ');
  return 'maxLength' in field ? `at most ${String(field.maxLength)} characters` : '';
}

const errorMessages = (field: FormField) =>
  [field.missing, field.control === 'text' ? field.pattern?.mismatch : undefined].filter(Boolean).join('. ');

/** All forms, with their fields in order. */
export const All: StoryObj = {
  render: () => (
    <Container>
      {Object.values(forms).map(({ id, heading, subject, rows }) => (
        <Section key={id} heading={heading} lead={`Subject of the mail: ${subject}`}>
          <Table
            caption={`Fields of the form ${id}`}
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
      ))}
    </Container>
  ),
};
