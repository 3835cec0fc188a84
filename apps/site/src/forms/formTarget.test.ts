import { afterEach, describe, expect, it } from 'vitest';
import { builtTarget, readTarget } from './formTarget';

afterEach(() => {
  document.body.replaceChildren();
});

function document_(markup: string): ParentNode {
  document.body.innerHTML = markup;
  return document;
}

describe('where the forms of a document go', () => {
  it('is its action, with the encoding that it names', () => {
    const root = document_(
      '<form data-encoding="json" action="https://forms.example/f" method="post"></form>',
    );
    expect(readTarget(root)).toEqual({ endpoint: 'https://forms.example/f', encoding: 'json' });
  });

  it('is nowhere but the mail program where the action is an e-mail', () => {
    const root = document_('<form data-encoding="form" action="mailto:a@b.example?subject=x"></form>');
    expect(readTarget(root)).toEqual({ endpoint: undefined, encoding: 'form' });
  });

  it('is not said by a form of another kind, or by none', () => {
    expect(readTarget(document_('<form action="/search"></form>'))).toBeUndefined();
  });

  it('is the mail program in a build that was told of no endpoint', () => {
    expect(builtTarget).toEqual({ endpoint: undefined, encoding: 'form' });
  });
});
