import { afterEach, describe, expect, it } from 'vitest';
import { collectLayout } from './boxes.ts';
import { findEdgeless } from './controlEdges.ts';
import { findFaintTexts } from './faintTexts.ts';
import { fingerprintOf, isSame } from './fingerprint.ts';
import { findFaintRings } from './focusRings.ts';
import { contentOf, findLost } from './lostContent.ts';
import { findPrintFaults } from './printFaults.ts';
import { summarize } from './summary.ts';
import { findClippedTexts, findOverflow, findOverlaps } from './textFaults.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
  return collectLayout(document.body);
};

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.dir = 'ltr';
});

describe('findOverflow', () => {
  it('reports a part that makes the page wider than its viewport', () => {
    expect(findOverflow(show('<div style="inline-size: 3000px; block-size: 1px"></div>'))).toEqual([
      expect.stringMatching(/^the page is \d+ px wider than the viewport: div$/),
    ]);
  });

  it('reports text before the edge from which nothing scrolls to it', () => {
    expect(findOverflow(show('<p style="position: absolute; left: -60px">Services</p>'))).toEqual([
      'text outside the page: "Services"',
    ]);
  });

  it('accepts a wide table in a scroller and text for screen readers only', () => {
    const scroller = '<div style="overflow-x: auto"><p style="inline-size: 3000px">Wide</p></div>';
    const hidden =
      '<span style="position: absolute; left: -9px; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">Error</span>';
    expect(findOverflow(show(scroller + hidden))).toEqual([]);
  });
});

describe('findClippedTexts', () => {
  it('reports text that a box of fixed height cuts off', () => {
    expect(
      findClippedTexts(
        show('<div style="block-size: 20px; overflow: hidden; font-size: 40px">Contact</div>'),
      ),
    ).toEqual([expect.stringMatching(/^text cut off by \d+ px: "Contact"/)]);
  });

  it('reports text that is larger than its button', () => {
    expect(
      findClippedTexts(
        show(
          '<button style="block-size: 24px; inline-size: 40px; padding: 0; white-space: nowrap">Send inquiry</button>',
        ),
      ),
    ).toEqual([expect.stringMatching(/^text \d+ px outside its control/)]);
  });

  it('accepts text that scrolls and text of a positioned element that its parent does not clip', () => {
    expect(
      findClippedTexts(
        show(
          '<div style="block-size: 20px; overflow: auto"><p style="block-size: 400px">Long</p></div>' +
            '<div style="block-size: 5px; overflow: hidden"><p style="position: absolute">Escapes</p></div>',
        ),
      ),
    ).toEqual([]);
  });
});

describe('findOverlaps', () => {
  it('reports a text above another one', () => {
    expect(
      findOverlaps(show('<p>First text</p><p style="margin-block-start: -34px">Second text</p>')),
    ).toEqual(['"First text" overlaps "Second text"']);
  });

  it('reports a text above a field', () => {
    expect(
      findOverlaps(
        show('<input name="city"><p style="position: absolute; margin: 0; top: 10px; left: 10px">Hint</p>'),
      ),
    ).toEqual([expect.stringContaining('overlaps')]);
  });

  it('accepts a part that is fixed above the page and words of one paragraph', () => {
    expect(
      findOverlaps(
        show(
          '<p style="line-height: 0.6">Some <strong>words</strong></p><p style="position: fixed; top: 0; left: 0">Chat</p>',
        ),
      ),
    ).toEqual([]);
  });
});

describe('findEdgeless', () => {
  const withButtons = true;

  it('reports a field with a border as light as its background', () => {
    const html = '<input name="city" style="border: 1px solid #eee; appearance: none">';
    expect(findEdgeless(show(html), { withButtons: false })).toEqual([
      'control without a visible edge: input "city"',
    ]);
  });

  it('reports a button that only its text shows, where edges are required', () => {
    const layout = show('<button style="border: 0; background: none">Menu</button>');
    expect(findEdgeless(layout, { withButtons })).toEqual(['control without a visible edge: button "Menu"']);
    expect(findEdgeless(layout, { withButtons: false })).toEqual([]);
  });

  it('accepts a border, a dark fill and an underline', () => {
    expect(
      findEdgeless(
        show(
          '<input style="border: 1px solid #777; appearance: none">' +
            '<button style="border: 0; background: #222; color: #fff">Send</button>' +
            '<button style="border: 0; background: none; text-decoration: underline">Undo</button>',
        ),
        { withButtons },
      ),
    ).toEqual([]);
  });
});

describe('findFaintTexts', () => {
  it('reports text with too little contrast, also through a translucent background', () => {
    const html =
      '<p style="color: #777">Grey</p>' +
      '<div style="background: #000"><p style="background: rgb(255 255 255 / 0.3); color: #999">Pale</p></div>';
    expect(findFaintTexts(show(html), 4.5)).toEqual([
      'text with a contrast of 4.5: "Grey"',
      'text with a contrast of 3.0: "Pale"',
    ]);
  });

  it('asks for 7:1 with more contrast, and less of large text', () => {
    const layout = show('<p style="color: #555">Body</p><h1 style="color: #767676">Heading</h1>');
    expect(findFaintTexts(layout, 7)).toEqual([]);
    expect(findFaintTexts(show('<p style="color: #666">Body</p>'), 7)).toEqual([
      'text with a contrast of 5.7: "Body"',
    ]);
  });

  it('uses the least contrast with a gradient', () => {
    const html = '<p style="background: linear-gradient(#fff, #888); color: #333">Text</p>';
    expect(findFaintTexts(show(html), 4.5)).toEqual(['text with a contrast of 3.6: "Text"']);
  });
});

describe('findFaintRings', () => {
  const page = (ring: string, box = '') =>
    show(
      `<style>button { margin: 20px } button:focus-visible { ${ring} }</style><div style="${box}"><button>Send</button></div>`,
    );

  it('accepts a wide ring with contrast', () => {
    expect(findFaintRings(page('outline: 3px solid #00725c; outline-offset: 2px'))).toEqual([]);
  });

  it.each([
    ['none', 'outline: none', 'no focus ring: button "Send"'],
    ['a thin one', 'outline: 1px solid #000', 'focus ring of 1 px: button "Send"'],
    ['a faint one', 'outline: 3px solid #ddd', 'focus ring with a contrast of 1.4: button "Send"'],
  ])('reports %s', (_, ring, fault) => {
    expect(findFaintRings(page(ring))).toEqual([fault]);
  });

  it('reports a ring that a box cuts off', () => {
    expect(
      findFaintRings(
        page('outline: 3px solid #000; margin: 0', 'overflow: hidden; inline-size: fit-content'),
      ),
    ).toEqual([expect.stringMatching(/^focus ring cut off by \d px/)]);
  });

  it('reports a ring outside the viewport', () => {
    expect(findFaintRings(page('outline: 3px solid #000; margin: 0', 'position: absolute; left: 0'))).toEqual(
      [expect.stringMatching(/^focus ring 3 px outside the viewport/)],
    );
  });

  it('accepts a ring on the box around a field', () => {
    expect(
      findFaintRings(
        show(
          '<style>input:focus { outline: none } div:focus-within { outline: 3px solid #000 }</style>' +
            '<div style="margin: 20px"><input></div>',
        ),
      ),
    ).toEqual([]);
  });

  it('runs no handler and restores the focus', () => {
    const layout = show('<button>One</button><button class="two">Two</button>');
    const [one, two] = document.querySelectorAll('button');
    two?.focus();
    const heard: string[] = [];
    one?.addEventListener('focus', () => heard.push('focus'));
    findFaintRings(layout);
    expect(heard).toEqual([]);
    expect(document.activeElement).toBe(two);
  });
});

describe('findPrintFaults', () => {
  it('reports light text and fixed parts', () => {
    expect(
      findPrintFaults(show('<p style="color: #bbb">Pale</p><div style="position: fixed">Chat</div>')),
    ).toEqual(['text too light for paper: "Pale"', 'printed on every sheet: div']);
  });

  it('accepts dark text', () => {
    expect(findPrintFaults(show('<p style="color: #222">Dark</p>'))).toEqual([]);
  });
});

describe('findLost', () => {
  const list =
    '- list:\n  - listitem:\n    - link "A":\n      - /url: /a\n    - link "A"\n  - text: Two words';

  it('reports entries that are missing, each as often as it is missing', () => {
    expect(findLost(contentOf(list), contentOf('- link "A"\n- text: Two words'))).toEqual(['link "A"']);
  });

  it('reports text that is nowhere', () => {
    expect(findLost(contentOf(list), contentOf('- link "A"\n- link "A"\n- text: Two'))).toEqual([
      'Two words',
    ]);
  });

  it('accepts another focus, a stacked table and a region that no longer scrolls', () => {
    const table =
      '- region "Prices":\n  - table:\n    - row "Audit 5 days":\n      - cell "Audit"\n      - cell "5 days"\n- button "Send" [active]';
    const stacked =
      '- table:\n  - row "Audit Duration 5 days":\n    - cell "Audit"\n    - cell "Duration 5 days"\n- button "Send"';
    expect(findLost(contentOf(table), contentOf(stacked))).toEqual([]);
  });
});

describe('isSame', () => {
  const html = '<p>One</p><p class="two">Two</p>';

  it('accepts a story whose colours and sizes change', () => {
    const before = fingerprintOf(show(html));
    document.body.style.fontSize = '40px';
    const same = isSame(before, fingerprintOf(collectLayout(document.body)));
    document.body.style.fontSize = '';
    expect(same).toBe(true);
  });

  it.each([
    ['an element that is no longer displayed', '.two { display: none }'],
    ['one that is no longer visible', '.two { visibility: hidden }'],
    ['generated text', '.two::after { content: "3" }'],
  ])('notices %s', (_, css) => {
    const before = fingerprintOf(show(html));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const same = isSame(before, fingerprintOf(collectLayout(document.body)));
    document.adoptedStyleSheets.pop();
    expect(same).toBe(false);
  });

  it('notices an attribute', () => {
    const before = fingerprintOf(show(html));
    document.querySelector('.two')?.setAttribute('aria-label', '3');
    expect(isSame(before, fingerprintOf(collectLayout(document.body)))).toBe(false);
  });
});

describe('summarize', () => {
  it('counts stories, faults, broken and skipped ones', () => {
    expect(
      summarize(
        [
          { state: 'passed', examined: { conditions: 9, faults: 0 } },
          { state: 'failed', examined: { conditions: 9, faults: 2 } },
          { state: 'failed' },
          { state: 'skipped' },
        ],
        9,
      ),
    ).toBe('4 stories × 9 conditions = 18 examined: 2 faults, 1 broken, 1 skipped');
  });
});
