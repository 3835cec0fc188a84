import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  readonly name: string;
  /** The `id` of the control. @default `name` */
  readonly id?: string | undefined;
  /** Help text between label and control; part of the control's accessible description. */
  readonly hint?: ReactNode;
  /** The error and how to correct it. If set, the control is marked as invalid. */
  readonly error?: string | undefined;
  readonly errorLabel?: string | undefined;
  /** Adds `optionalLabel` to the label. Fields without it are required; state that once per form. @default false */
  readonly optional?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
}

/** Attributes that a field with a native control puts on its root element, together with `data-*`. */
export type FieldRootProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'ref' | 'style'>;

/** Props of a field around the native control `Tag`, whose attributes it takes, too. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  FieldRootProps &
  Omit<ComponentPropsWithoutRef<Tag>, keyof FieldProps | keyof FieldRootProps | 'children'>;
