import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';

let element: HTMLElement;
let stop: () => void;

beforeEach(async () => {
  await page.viewport(600, 400);
  stubReducedMotion(false);
});

afterEach(() => {
  stop();
  element.remove();
  vi.unstubAllGlobals();
});

test('a link is lifted by the first hover and by keyboard focus, without moving its neighbours', async () => {
  element = document.body.appendChild(document.createElement('nav'));
  element.style.marginTop = '60px';
  element.innerHTML = '<a href="#profile">Code</a><a>Chat</a>';
  const [link, neighbour] = element.querySelectorAll('a');
  if (!link || !neighbour) throw new Error('no links');
  const position = neighbour.getBoundingClientRect().x;
  stop = liftOnHover(link);
  await userEvent.hover(link);
  await expect.poll(() => link.style.rotate).toBe('8deg');
  expect(getComputedStyle(link).scale).toBe('1.15');
  expect(neighbour.getBoundingClientRect().x).toBe(position);
  await userEvent.unhover(link);
  await expect.poll(() => link.style.length).toBe(0);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link);
  await expect.poll(() => link.style.rotate).toBe('8deg');
});
