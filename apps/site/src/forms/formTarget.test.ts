import { afterEach, describe, expect, it } from 'vitest';
import { builtTarget, readTarget } from './formTarget';

afterEach(() => {
  document.body.replaceChildren();
});

function setBody(markup: string): ParentNode {
  document.body.innerHTML = markup;
  return document;
}

describe('form target', () => {
  it('reads action and encoding from the form', () => {
    const root = setBody('<form data-encoding="json" action="https://forms.example/f" method="post"></form>');
    expect(readTarget(root)).toEqual({
      endpoint: 'https://forms.example/f',
      encoding: 'json',
      inbox: false,
    });
  });

  it('has no endpoint if the action is a mailto URL', () => {
    const root = setBody('<form data-encoding="form" action="mailto:a@b.example?subject=x"></form>');
    expect(readTarget(root)).toEqual({ endpoint: undefined, encoding: 'form', inbox: false });
  });

  it('recognises the inbox by an attribute of the form', () => {
    const root = setBody('<form data-encoding="form" data-inbox action="/inquiries"></form>');
    expect(readTarget(root)).toEqual({ endpoint: '/inquiries', encoding: 'form', inbox: true });
  });

  it('is undefined without a form of the site', () => {
    expect(readTarget(setBody('<form action="/search"></form>'))).toBeUndefined();
  });

  it('has no endpoint in a build without SITE_FORM_ENDPOINT', () => {
    expect(builtTarget).toEqual({ endpoint: undefined, encoding: 'form', inbox: false });
  });
});
