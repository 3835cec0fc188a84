import type { FieldProps, FieldRootProps } from './FieldProps';

type OwnProps = FieldProps & FieldRootProps;

const fieldProps: Readonly<Record<keyof OwnProps, true>> = {
  label: true,
  name: true,
  id: true,
  hint: true,
  error: true,
  errorLabel: true,
  optional: true,
  optionalLabel: true,
  className: true,
  ref: true,
  style: true,
};

/**
 * Separates the props of `Field` from the attributes of its native control: `className`, `style`, `ref` and `data-*`
 * belong to the field, all other attributes (`aria-*` among them) to the control.
 */
export function splitFieldProps<Props extends Partial<OwnProps>>(props: Props) {
  const isFieldProp = ([name]: readonly [string, unknown]) => name in fieldProps || name.startsWith('data-');
  const entries = Object.entries(props);
  return {
    field: Object.fromEntries(entries.filter(isFieldProp)) as Pick<Props, keyof Props & keyof OwnProps>,
    control: Object.fromEntries(entries.filter((entry) => !isFieldProp(entry))) as Omit<
      Props,
      keyof OwnProps
    >,
  };
}
