import { Fragment } from 'react';
import { checkboxValue } from '@keystrand/content';
import type { FieldErrors, FormDefinition, FormField } from '@keystrand/content';
import { CheckboxField, FieldPair, RadioGroup, Select, TextArea, TextInput } from '@keystrand/ui';

function renderControl(field: FormField, idPrefix: string, error: string | undefined) {
  const { name, label, hint } = field;
  const required = field.missing !== undefined;
  const props = { id: idPrefix + name, name, label, error, required, optional: !required, hint };
  const options = 'options' in field ? field.options.map((option) => ({ value: option, label: option })) : [];
  switch (field.control) {
    case 'text':
      return (
        <TextInput
          {...props}
          type={field.type ?? 'text'}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
          pattern={field.pattern?.source}
          title={field.pattern?.mismatch}
        />
      );
    case 'area':
      return <TextArea {...props} maxLength={field.maxLength} rows={field.rows} />;
    case 'select':
      return <Select {...props} placeholder={field.placeholder} options={options} />;
    case 'radio':
      return <RadioGroup {...props} options={options} />;
    case 'checkbox':
      return <CheckboxField {...props} value={checkboxValue} />;
  }
}

export interface FormFieldsProps extends Pick<FormDefinition, 'rows'> {
  readonly errors: FieldErrors;
  readonly idPrefix: string;
}

export function FormFields({ rows, errors, idPrefix }: FormFieldsProps) {
  return rows.map((row) => {
    const controls = row.map((field) => (
      <Fragment key={field.name}>{renderControl(field, idPrefix, errors[field.name])}</Fragment>
    ));
    return row.length === 1 ? controls[0] : <FieldPair key={row[0].name}>{controls}</FieldPair>;
  });
}
