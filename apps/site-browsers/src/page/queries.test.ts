// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { descriptionOf, find, findAll, nameOf } from './queries';
import type { Step } from './queries';

const role = (name: string, accessibleName?: string): Step => ({
  kind: 'role',
  role: name,
  ...(accessibleName !== undefined && { name: accessibleName }),
});

const ids = (...steps: readonly Step[]) => findAll(steps).map(({ id }) => id);

// jsdom has no layout, and so no `checkVisibility`.
beforeEach(() => {
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  document.body.replaceChildren();
});

test('finds elements by the role of their attribute or of the element itself, in document order', () => {
  document.body.innerHTML = `
    <button id="native">A</button>
    <a id="explicit" href="/" role="button">B</a>
    <input id="submit" type="submit" value="C">
    <button id="tab" role="tab">D</button>
    <a id="link" href="/">E</a>`;
  expect(ids(role('button'))).toEqual(['native', 'explicit', 'submit']);
  expect(ids(role('tab'))).toEqual(['tab']);
  expect(ids(role('link'))).toEqual(['link']);
});

test('compares the whole accessible name, or searches it for a pattern', () => {
  document.body.innerHTML = `
    <button id="chat" aria-label="Chat with us, 1 unread">x</button>
    <button id="plain"> Chat with us </button>`;
  expect(ids(role('button', 'Chat with us'))).toEqual(['plain']);
  expect(ids({ kind: 'role', role: 'button', pattern: '^Chat' })).toEqual(['chat', 'plain']);
});

test.each(['hidden', 'inert', 'aria-hidden="true"'])('finds nothing by role inside of %s', (attribute) => {
  document.body.innerHTML = `<div ${attribute}><button>A</button></div>`;
  expect(findAll([role('button')])).toEqual([]);
  expect(findAll([{ kind: 'css', selector: 'button' }])).toHaveLength(1);
});

test('searches inside of what the step before has found, each element once', () => {
  document.body.innerHTML = `
    <nav aria-label="Main"><ul><li><ul><li><a id="inside" href="/">A</a></li></ul></li></ul></nav>
    <a id="outside" href="/">A</a>`;
  expect(ids(role('navigation', 'Main'), role('listitem'), role('link'))).toEqual(['inside']);
});

test('finds by selector and text, and takes one of several by its index', () => {
  document.body.innerHTML = '<p id="a">one</p><p id="b">two</p><p id="c">two</p>';
  const twos: Step = { kind: 'css', selector: 'p', text: 'two' };
  expect(ids(twos)).toEqual(['b', 'c']);
  expect(ids(twos, { kind: 'index', index: 1 })).toEqual(['c']);
  expect(ids(twos, { kind: 'index', index: 2 })).toEqual([]);
});

test('names the query in the error for a missing element', () => {
  expect(() => find([role('button', 'Send')])).toThrow('"name":"Send"');
});

test('reads name and description of a field', () => {
  document.body.innerHTML =
    '<label for="f">Message</label><input id="f" aria-describedby="e"><p id="e">Enter your message</p>';
  const field = find([role('textbox', 'Message')]);
  expect(nameOf(field)).toBe('Message');
  expect(descriptionOf(field)).toBe('Enter your message');
});
