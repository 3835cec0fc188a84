import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextInput } from '../TextInput/TextInput';
import { FieldPair, Form } from './Form';

describe('Form', () => {
  it('is a native form that can be submitted without JavaScript', () => {
    render(
      <Form action="https://forms.keystrand.example/inquiry" method="post" aria-label="Inquiry">
        <FieldPair>
          <TextInput label="Name" name="name" defaultValue="Ada" />
          <TextInput label="Company" name="company" />
        </FieldPair>
      </Form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Inquiry' });
    expect(form.method).toBe('post');
    expect(form.action).toBe('https://forms.keystrand.example/inquiry');
    expect([...new FormData(form)]).toEqual([
      ['name', 'Ada'],
      ['company', ''],
    ]);
  });
});
