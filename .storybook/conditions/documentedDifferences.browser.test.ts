import { afterEach, describe, expect, it } from 'vitest';
import { conditions } from './conditions.ts';
import { hideLeftOut } from './documentedDifferences.ts';

describe('hideLeftOut', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.body.innerHTML = '';
  });

  it('hides buttons on paper, and of a compared cell only the name that precedes it on phones', () => {
    document.body.innerHTML =
      '<button>Send</button><div class="Comparison"><table><td data-option="SIEM">Any source</td></table></div>' +
      '<style>td::before { content: attr(data-option) }</style>';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      conditions
        .filter(({ name }) => name === 'print')
        .map(hideLeftOut)
        .join(''),
    );
    document.adoptedStyleSheets = [sheet];
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body, pseudo);
    expect(styleOf('button').visibility).toBe('hidden');
    expect(styleOf('td').visibility).toBe('visible');
    expect(styleOf('td', '::before').content).toBe('none');
  });
});
