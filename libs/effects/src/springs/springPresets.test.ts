// @vitest-environment node
import { expect, test } from 'vitest';
import { springPresets } from './springPresets';

test('footer and social links use the constants of docs/requirements.md, section 11', () => {
  expect(springPresets.footer).toEqual({ tension: 200, friction: 15 });
  expect(springPresets.social).toEqual({ tension: 300, friction: 10 });
});

test('the dialog preset does not overshoot', () => {
  const { tension, friction } = springPresets.dialog;
  expect(friction).toBeGreaterThanOrEqual(2 * Math.sqrt(tension));
});
