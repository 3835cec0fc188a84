import { checkboxValue } from '@keystrand/content';
import type { FieldErrors, FormDefinition, FormField } from '@keystrand/content';
import { CheckboxField, FieldPair, RadioGroup, Select, TextArea, TextInput } from '@keystrand/ui';

export interface FormFieldsProps {
  readonly definition: FormDefinition;
  readonly errors: FieldErrors;
  /** Prefix of the controls' ids; the field name follows. */
  readonly idPrefix: string;
}

interface ControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly error: string | undefined;
}

function Control({ field, id, error }: ControlProps) {
  const { name, label } = field;
  const required = field.missing !== undefined;
  const hint = field.hint === undefined ? {} : { hint: field.hint };
  const shared = { id, name, label, error, required, ...hint };
  const optional = { optional: !required };
  const options = 'options' in field ? field.options.map((option) => ({ value: option, label: option })) : [];
  switch (field.control) {
    case 'text':
      return (
        <TextInput
          {...shared}
          {...optional}
          type={field.type ?? 'text'}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
          pattern={field.pattern?.source}
          title={field.pattern?.mismatch}
        />
      );
    case 'area':
      return <TextArea {...shared} {...optional} maxLength={field.maxLength} rows={field.rows} />;
    case 'select':
      return <Select {...shared} {...optional} placeholder={field.placeholder} options={options} />;
    case 'radio':
      return <RadioGroup {...shared} {...optional} options={options} />;
    case 'checkbox':
      return <CheckboxField {...shared} {...optional} value={checkboxValue} />;
  }
}

/** Renders the fields of a form in rows, as uncontrolled inputs. */
export function FormFields({ definition, errors, idPrefix }: FormFieldsProps) {
  const renderField = (field: FormField) => (
    <Control key={field.name} field={field} id={idPrefix + field.name} error={errors[field.name]} />
  );
  return definition.rows.map((row) =>
    row.length === 1 ? renderField(row[0]) : <FieldPair key={row[0].name}>{row.map(renderField)}</FieldPair>,
  );
}
