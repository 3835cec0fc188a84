import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { GlowButton } from '../GlowButton/GlowButton';
import { screenReaderOutput } from '../testing/screenReaderOutput';
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

  it('reads the errors first, then each field with its hint and error', async () => {
    render(
      <Form aria-label="Inquiry">
        <ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an e-mail address' }]} />
        <TextInput name="name" label="Name" required />
        <TextInput
          id="email"
          name="email"
          label="E-mail"
          type="email"
          required
          hint="For the reply."
          error="Enter an e-mail address"
        />
        <GlowButton type="submit">Send inquiry</GlowButton>
      </Form>,
    );
    expect(await screenReaderOutput(screen.getByRole('form'))).toEqual([
      'form, Inquiry',
      'group, There is a problem',
      'alert',
      'heading, There is a problem, level 2',
      'list',
      'listitem, level 1, position 1, set size 1',
      'link, Enter an e-mail address',
      'Name',
      'textbox, Name, required',
      'E-mail',
      'For the reply.',
      'Error:',
      'Enter an e-mail address',
      'textbox, E-mail, For the reply. Error: Enter an e-mail address, invalid, required',
      'button, Send inquiry',
    ]);
  });
});
