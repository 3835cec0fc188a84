import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { liftOnHover } from './liftOnHover';
import { revealOnce } from './revealOnce';
import { stubMotionPreference } from './stubMotionPreference';

let element: HTMLElement;
let stop: () => void;

beforeEach(async () => {
  await page.viewport(600, 400);
  stubMotionPreference(false);
  document.body.style.cssText = 'margin: 0; padding-block: 60px 0';
});

afterEach(() => {
  stop();
  element.remove();
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
});

test('a footer far below is revealed when it is scrolled into view, and stands as it was afterwards', async () => {
  element = document.body.appendChild(document.createElement('footer'));
  element.textContent = 'Innovation | Security | Trust';
  element.style.marginTop = '3000px';
  stop = revealOnce(element);
  const opacities: number[] = [];
  const watch = new MutationObserver(() => opacities.push(Number(element.style.opacity || 1)));
  watch.observe(element, { attributes: true, attributeFilter: ['style'] });
  window.scrollTo(0, 2200);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(opacities).toEqual([]);
  window.scrollTo(0, 10_000);
  await vi.waitFor(() => expect(Math.min(...opacities)).toBe(0));
  await vi.waitFor(() => expect(element.getAttribute('style')).toBe('margin-top: 3000px;'), {
    timeout: 5000,
  });
  const moves = opacities.length;
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  window.scrollTo(0, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(opacities).toHaveLength(moves);
});

test('a link is lifted under the pointer and by the keyboard, without moving its neighbours', async () => {
  element = document.body.appendChild(document.createElement('nav'));
  const link = element.appendChild(document.createElement('a'));
  link.href = '#profile';
  link.textContent = 'Code';
  const neighbour = element.appendChild(document.createElement('a'));
  neighbour.textContent = 'Chat';
  const place = neighbour.getBoundingClientRect().x;
  stop = liftOnHover(link);
  await userEvent.hover(link);
  await vi.waitFor(() => expect(link.style.rotate).toBe('8deg'), { timeout: 5000 });
  expect(getComputedStyle(link).scale).toBe('1.15');
  expect(neighbour.getBoundingClientRect().x).toBe(place);
  await userEvent.unhover(link);
  await vi.waitFor(() => expect(link.style.length).toBe(0), { timeout: 5000 });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link);
  await vi.waitFor(() => expect(link.style.rotate).toBe('8deg'), { timeout: 5000 });
});

test('a lift asked for by the first hover starts although the code came after it', async () => {
  element = document.body.appendChild(document.createElement('a'));
  element.textContent = 'Code';
  stop = liftOnHover(element);
  await userEvent.hover(element);
  await vi.waitFor(() => expect(Number.parseFloat(element.style.rotate)).toBeGreaterThan(1), {
    timeout: 5000,
  });
});
