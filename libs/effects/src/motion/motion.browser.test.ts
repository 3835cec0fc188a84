import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';

let element: HTMLElement;
let stop: () => void;

beforeEach(async () => {
  await page.viewport(600, 400);
  stubReducedMotion(false);
});

afterEach(() => {
  stop();
  element.remove();
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
});

test('a footer is revealed when it is scrolled into view, and has its own styles afterwards', async () => {
  element = document.body.appendChild(document.createElement('footer'));
  element.textContent = 'Innovation | Security | Trust';
  element.style.marginTop = '3000px';
  stop = revealOnce(element);
  const opacities: number[] = [];
  const observer = new MutationObserver(() => opacities.push(Number(element.style.opacity || 1)));
  observer.observe(element, { attributes: true, attributeFilter: ['style'] });
  // The prefetch that scrolling starts: without it, a slow machine would skip the reveal (500 ms after it is in view).
  await import('../springs/onDemand');
  expect(opacities).toEqual([]);
  window.scrollTo(0, 10_000);
  await expect.poll(() => Math.min(...opacities)).toBe(0);
  await expect.poll(() => element.getAttribute('style')).toBe('margin-top: 3000px;');
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
