// @vitest-environment node
import { forms } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { buildRequest } from './buildRequest';

const values = {
  name: ' Ada ',
  email: 'ada@engine.example',
  company: '',
  message: 'One & two\n+ drei für "vier"',
};
const submissionKey = '0123456789abcdef';
const details = { secondsOpen: 12.9, submissionKey };
const sent = {
  'form-name': 'contact',
  subject: 'Message from the website',
  name: 'Ada',
  email: 'ada@engine.example',
  message: 'One & two\n+ drei für "vier"',
  'submission-key': submissionKey,
  'seconds-open': '12',
};

describe('buildRequest', () => {
  it('encodes the same entries as a native submission', () => {
    const request = buildRequest(forms.contact, values, 'form', details);
    expect(request).toMatchObject({
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual(sent);
  });

  it('encodes an object of strings as JSON', () => {
    const request = buildRequest(forms.contact, values, 'json', details);
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(request.body)).toEqual(sent);
  });

  it('omits the seconds if a draft had filled in the form', () => {
    const request = buildRequest(forms.contact, values, 'json', { secondsOpen: undefined, submissionKey });
    expect(JSON.parse(request.body)).not.toHaveProperty('seconds-open');
  });

  it('ignores values that are not fields of the form', () => {
    const request = buildRequest(forms.contact, { ...values, budget: '1' }, 'json', details);
    expect(JSON.parse(request.body)).not.toHaveProperty('budget');
  });
});
