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
  document.body.style.cssText = 'margin: 0; padding-block: 60px 0';
});

afterEach(() => {
  stop();
  element.remove();
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
});

test('a footer below the viewport is revealed once when it is scrolled into view, and has its own styles afterwards', async () => {
  element = document.body.appendChild(document.createElement('footer'));
  element.textContent = 'Innovation | Security | Trust';
  element.style.marginTop = '3000px';
  stop = revealOnce(element);
  const opacities: number[] = [];
  const observer = new MutationObserver(() => opacities.push(Number(element.style.opacity || 1)));
  observer.observe(element, { attributes: true, attributeFilter: ['style'] });
  window.scrollTo(0, 2200);
  // The prefetch that scrolling starts: without it, a slow machine would skip the reveal (500 ms after it is in view).
  await import('../springs/onDemand');
  expect(opacities).toEqual([]);
  window.scrollTo(0, 10_000);
  await vi.waitFor(() => expect(Math.min(...opacities)).toBe(0));
  await vi.waitFor(() => expect(element.getAttribute('style')).toBe('margin-top: 3000px;'), {
    timeout: 5000,
  });
  const changes = opacities.length;
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  window.scrollTo(0, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(opacities).toHaveLength(changes);
});

test('a link is lifted on hover and on keyboard focus, without moving its neighbours', async () => {
  element = document.body.appendChild(document.createElement('nav'));
  const link = element.appendChild(document.createElement('a'));
  link.href = '#profile';
  link.textContent = 'Code';
  const neighbour = element.appendChild(document.createElement('a'));
  neighbour.textContent = 'Chat';
  const position = neighbour.getBoundingClientRect().x;
  stop = liftOnHover(link);
  await userEvent.hover(link);
  await vi.waitFor(() => expect(link.style.rotate).toBe('8deg'), { timeout: 5000 });
  expect(getComputedStyle(link).scale).toBe('1.15');
  expect(neighbour.getBoundingClientRect().x).toBe(position);
  await userEvent.unhover(link);
  await vi.waitFor(() => expect(link.style.length).toBe(0), { timeout: 5000 });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link);
  await vi.waitFor(() => expect(link.style.rotate).toBe('8deg'), { timeout: 5000 });
});

test('the first hover lifts a link although the code loads after it', async () => {
  element = document.body.appendChild(document.createElement('a'));
  element.textContent = 'Code';
  stop = liftOnHover(element);
  await userEvent.hover(element);
  await vi.waitFor(() => expect(Number.parseFloat(element.style.rotate)).toBeGreaterThan(1), {
    timeout: 5000,
  });
});
